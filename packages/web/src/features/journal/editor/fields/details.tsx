import { type Mood, moods } from '@daywell/core/preferences'
import { isOwnTemplate } from '@daywell/core/templates'
import { History, LayoutTemplate, Star } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { ChipButton, Chips } from '#kit/ui/text/chip.tsx'
import { templatesTexts } from '../../templates/templates.texts.ts'
import { useTemplateTag } from '../../templates/use-template-tag.ts'
import { useEditor, useEditorView } from '../editor-context.ts'
import { useToday } from '../use-today.ts'
import { chosenDay, FIRST_DAY } from './day-choice.ts'
import styles from './details.module.css'
import { detailsTexts } from './details.texts.ts'
import { TagsField } from './tags-field.tsx'

interface DetailsProps {
  id: string
  onHistory: (entryId: string) => void
}

/** Details of an entry: date, mood, tags, star, privacy. */
export function Details({ id, onHistory }: DetailsProps) {
  const texts = useTexts(detailsTexts)
  const entryId = useEditorView((state) => state.entryId)
  return (
    <section className={styles.details} id={id} aria-label={texts.group}>
      <DayField />
      <MoodField />
      <div className={styles.row}>
        <StarButton />
        {entryId !== undefined && (
          <Button
            kind="quiet"
            size="small"
            icon={<History aria-hidden="true" />}
            onClick={() => onHistory(entryId)}
          >
            {texts.history}
          </Button>
        )}
        {entryId !== undefined && <TemplateButton entryId={entryId} />}
      </div>
      <TagsField />
      <HideSwitch />
    </section>
  )
}

function MoodField() {
  const texts = useTexts(detailsTexts)
  const editor = useEditor()
  const chosen = useEditorView((state) => state.details.mood)
  return (
    <fieldset className={styles.field}>
      <legend>{texts.mood}</legend>
      <Chips>
        {(Object.keys(moods) as Mood[]).map((mood) => (
          <ChipButton
            key={mood}
            pressed={mood === chosen}
            onClick={() => editor.setDetails({ mood: mood === chosen ? null : mood })}
          >
            {moods[mood]}
          </ChipButton>
        ))}
      </Chips>
    </fieldset>
  )
}

function HideSwitch() {
  const texts = useTexts(detailsTexts)
  const editor = useEditor()
  const hidden = useEditorView((state) => state.details.hideFromAssistant)
  return (
    <Switch
      label={texts.hide}
      hint={texts.hideHint}
      checked={hidden}
      onChange={(event) => editor.setDetails({ hideFromAssistant: event.currentTarget.checked })}
    />
  )
}

function StarButton() {
  const texts = useTexts(detailsTexts)
  const editor = useEditor()
  const favorite = useEditorView((state) => state.details.favorite)
  return (
    <Button
      kind="quiet"
      size="small"
      className={styles.star}
      aria-pressed={favorite}
      icon={<Star aria-hidden="true" />}
      onClick={() => editor.setDetails({ favorite: !favorite })}
    >
      {favorite ? texts.starred : texts.star}
    </Button>
  )
}

function TemplateButton({ entryId }: { entryId: string }) {
  const texts = useTexts(templatesTexts)
  const tagTemplate = useTemplateTag()
  const isTemplate = useEditorView((state) => isOwnTemplate(state.details))
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<LayoutTemplate aria-hidden="true" />}
      onClick={() => void tagTemplate(entryId, !isTemplate)}
    >
      {isTemplate ? texts.stop : texts.use}
    </Button>
  )
}

/** The entry's date: today or earlier. It applies once it's fully typed. */
function DayField() {
  const texts = useTexts(detailsTexts)
  const editor = useEditor()
  const today = useToday()
  const day = useEditorView((state) => state.details.localDate) ?? today
  const [typed, setTyped] = useState<string>()
  const take = () => {
    const chosen = chosenDay(typed, today)
    setTyped(undefined)
    if (chosen !== undefined && chosen !== day) editor.setDetails({ localDate: chosen })
  }
  const takeFirst = useEffectEvent(take)
  useEffect(() => editor.beforehand(() => takeFirst()), [editor])
  return (
    <Field
      type="date"
      label={texts.date}
      min={FIRST_DAY}
      max={today}
      value={typed ?? day}
      error={typed !== undefined && typed > today && texts.notFuture}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
      }}
      onBlur={take}
    />
  )
}

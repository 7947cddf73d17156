import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Field } from '#kit/ui/field/field.tsx'
import { useEditor, useEditorView } from '../editor-context.ts'
import { useToday } from '../use-today.ts'
import { chosenDay, FIRST_DAY } from './day-choice.ts'
import { detailsTexts } from './details.texts.ts'

/** The entry's date: today or earlier. It applies once it's fully typed. */
export function DayField() {
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

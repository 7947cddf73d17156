import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#texts/use-texts.ts'
import { isComposing } from '#ui/field/is-composing.ts'
import { ChipButton, Chips } from '#ui/text/chip.tsx'
import styles from './details.module.css'
import { detailsTexts } from './details.texts.ts'
import type { PageWriting } from './half-typed.ts'
import { useWriting, useWritingState } from './writing-context.ts'

const MOST = 50
const LONGEST = 100

export function TagsField() {
  const texts = useTexts(detailsTexts)
  const writing = useWriting()
  const tags = useWritingState((state) => state.details.tags)
  return (
    <fieldset className={styles.field}>
      <legend>{texts.tags}</legend>
      <Chips>
        {tags.map((tag) => (
          <ChipButton
            key={tag}
            aria-label={texts.removeTag(tag)}
            onClick={(event) => removeTag(writing, tag, event)}
          >
            {tag}
            <X aria-hidden="true" />
          </ChipButton>
        ))}
        {tags.length < MOST && <NewTag />}
      </Chips>
    </fieldset>
  )
}

function NewTag() {
  const { addTag } = useTexts(detailsTexts)
  const writing = useWriting()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => writing.beforehand(() => takeTag(writing, field.current)), [writing])
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    takeTag(writing, event.currentTarget)
  }
  return (
    <input
      ref={field}
      className={styles.tag}
      aria-label={addTag}
      placeholder={addTag}
      maxLength={LONGEST}
      enterKeyHint="done"
      onKeyDown={onKey}
      onBlur={(event) => takeTag(writing, event.currentTarget)}
    />
  )
}

/** Makes a tag of what is typed. */
function takeTag(writing: PageWriting, field: HTMLInputElement | null): void {
  const tag = field?.value.trim() ?? ''
  if (!field || tag === '') return
  field.value = ''
  const { tags } = writing.state().details
  if (!tags.includes(tag)) writing.setDetails({ tags: [...tags, tag] })
}

/** The focus goes on to what takes its place: the next tag, or the field. */
function removeTag(writing: PageWriting, tag: string, event: MouseEvent<HTMLElement>): void {
  const row = event.currentTarget.parentElement
  const { tags } = writing.state().details
  flushSync(() => writing.setDetails({ tags: tags.filter((other) => other !== tag) }))
  const next = row?.children[tags.indexOf(tag)]
  if (next instanceof HTMLElement) next.focus()
}

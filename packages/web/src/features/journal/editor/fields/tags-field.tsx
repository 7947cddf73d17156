import { MAX_TAGS } from '@daywell/core/journal'
import { findTag, tagsOf } from '@daywell/core/search'
import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#kit/texts/use-texts.ts'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { ChipButton, Chips } from '#kit/ui/text/chip.tsx'
import { useJournal } from '#services/journal/journal-context.ts'
import { useEditor, useEditorView } from '../editor-context.ts'
import styles from './details.module.css'
import { detailsTexts } from './details.texts.ts'
import type { PageEditor } from './half-typed.ts'

const MAX_TAG_CHARS = 100

export function TagsField() {
  const texts = useTexts(detailsTexts)
  const editor = useEditor()
  const tags = useEditorView((state) => state.details.tags)
  return (
    <fieldset className={styles.field}>
      <legend>{texts.tags}</legend>
      <Chips>
        {tags.map((tag) => (
          <ChipButton
            key={tag}
            aria-label={texts.removeTag(tag)}
            onClick={(event) => removeTag(editor, tag, event)}
          >
            <span dir="auto">{tag}</span>
            <X aria-hidden="true" />
          </ChipButton>
        ))}
        {tags.length < MAX_TAGS && <NewTag />}
      </Chips>
    </fieldset>
  )
}

function NewTag() {
  const { addTag } = useTexts(detailsTexts)
  const editor = useEditor()
  const journal = useJournal()
  const field = useRef<HTMLInputElement>(null)
  const take = useCallback(
    (typed: HTMLInputElement | null) =>
      takeTag(editor, typed, () => tagsOf(journal?.store.entries() ?? [])),
    [editor, journal],
  )
  useEffect(() => editor.beforehand(() => take(field.current)), [editor, take])
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    take(event.currentTarget)
  }
  return (
    <input
      ref={field}
      dir="auto"
      className={styles.tag}
      aria-label={addTag}
      placeholder={addTag}
      maxLength={MAX_TAG_CHARS}
      enterKeyHint="done"
      onKeyDown={onKey}
      onBlur={(event) => take(event.currentTarget)}
    />
  )
}

/** Turns the typed text into a tag, with the spelling the journal already uses. */
function takeTag(
  editor: PageEditor,
  field: HTMLInputElement | null,
  known: () => readonly string[],
): void {
  const tag = field?.value.trim() ?? ''
  if (!field || tag === '') return
  field.value = ''
  const { tags } = editor.state().details
  if (findTag(tags, tag) === undefined)
    editor.setDetails({ tags: [...tags, findTag(known(), tag) ?? tag] })
}

/** Moves focus to the next tag or the field. */
function removeTag(editor: PageEditor, tag: string, event: MouseEvent<HTMLElement>): void {
  const row = event.currentTarget.parentElement
  const { tags } = editor.state().details
  flushSync(() => editor.setDetails({ tags: tags.filter((other) => other !== tag) }))
  const next = row?.children[tags.indexOf(tag)]
  if (next instanceof HTMLElement) next.focus()
}

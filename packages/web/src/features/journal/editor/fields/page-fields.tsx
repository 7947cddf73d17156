import { type KeyboardEvent, useId, useLayoutEffect } from 'react'
import { journalTexts } from '#features/journal/journal.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { useEditor, useEditorView } from '../editor-context.ts'
import styles from '../page.module.css'
import type { FieldRefs } from '../use-page.ts'

/** Title and text. Uncontrolled: a key press renders nothing. */
export function PageFields({ refs }: { refs: FieldRefs }) {
  const { page } = useTexts(journalTexts)
  const { changed } = useEditor()
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    refs.text.current?.focus()
  }
  useUnwatched(refs.text)
  const dateTitleId = useId()
  const untitled = useEditorView((state) => state.titleLength === 0)
  return (
    <>
      <div className={styles.titled}>
        <textarea
          ref={refs.title}
          dir="auto"
          className={styles.title}
          aria-label={page.title}
          aria-describedby={untitled ? dateTitleId : undefined}
          placeholder={page.titlePlaceholder}
          rows={1}
          autoComplete="off"
          onInput={changed}
          onKeyDown={goOn}
        />
        <DateTitle id={dateTitleId} />
      </div>
      <textarea
        ref={refs.area}
        dir="auto"
        className={styles.text}
        aria-label={page.text}
        placeholder={page.textPlaceholder}
        autoComplete="off"
        onInput={changed}
      />
    </>
  )
}

/** The title that the entry gets if none is typed; shown in the empty field until it has focus. */
function DateTitle({ id }: { id: string }) {
  return (
    <span id={id} className={styles.dateTitle} aria-hidden="true">
      {useEditorView((state) => state.dateTitle)}
    </span>
  )
}

/**
 * React reads the selection of the focused field on every key, which is slow in a long text. It
 * starts doing so on focus, so hide the field from it.
 */
function useUnwatched(field: FieldRefs['text']): void {
  useLayoutEffect(() => {
    const text = field.current
    const hide = (event: Event) => event.stopPropagation()
    text?.addEventListener('focusin', hide)
    return () => text?.removeEventListener('focusin', hide)
  }, [field])
}

import { type KeyboardEvent, useLayoutEffect } from 'react'
import { journalTexts } from '#features/journal/journal.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { useEditor } from '../editor-context.ts'
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
  return (
    <>
      <textarea
        ref={refs.title}
        dir="auto"
        className={styles.title}
        aria-label={page.title}
        placeholder={page.titlePlaceholder}
        rows={1}
        autoComplete="off"
        onInput={changed}
        onKeyDown={goOn}
      />
      <textarea
        ref={refs.text}
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

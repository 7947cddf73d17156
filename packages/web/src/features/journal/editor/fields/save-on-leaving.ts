import type { FieldRefs } from '../use-page.ts'
import type { PageEditor } from './half-typed.ts'

/** Saves what was typed when the title or the text is left; returns an unsubscribe function. */
export function saveOnLeaving(editor: PageEditor, { title, text }: FieldRefs): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // Safari doesn't focus what is clicked, and no browser focuses a label.
  let pressed: EventTarget | null = null
  const press = ({ target }: Event) => {
    pressed = target
  }
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    // The text area isn't left if the editor takes its place.
    if (target !== title.current && target !== text.current) return
    if (!keepsHere(relatedTarget) && !keepsHere(pressed)) editor.saveTyped()
  }
  document.addEventListener('pointerdown', press, { capture: true, signal })
  document.addEventListener('focusout', leave, { signal })
  return () => listening.abort()
}

/**
 * Who is about to keep the entry on this device must not upload it on the way there; and the
 * toolbar belongs to the text.
 */
function keepsHere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('label:has([role=switch]), [role=toolbar]') !== null
  )
}

import { whenIdle } from '#kit/ui/when-idle.ts'
import type { TypingRecord } from '../fields/typing-record.ts'

/** Each of them may be the end of what was in the way. */
const ENDS = [
  'keyup',
  'compositionend',
  'pointerup',
  'pointercancel',
  'focusin',
  'focusout',
  'close',
] as const

/**
 * Acts once when the text area can be replaced: never in the middle of a composition, a dead key or
 * a selection by pointer, nor under a dialog, which returns the focus to the element that had it.
 */
export function whenAtRest(
  area: HTMLElement,
  typing: Pick<TypingRecord, 'isComposing'>,
  act: () => void,
): () => void {
  const listening = new AbortController()
  let cancel = () => {}
  const tryNow = () => {
    // Once only, even if an idle moment comes that was canceled.
    if (listening.signal.aborted) return
    if (typing.isComposing || area.matches(':active') || document.querySelector('dialog[open]'))
      return
    listening.abort()
    act()
  }
  const trySoon = () => {
    cancel()
    cancel = whenIdle(tryNow)
  }
  for (const type of ENDS)
    window.addEventListener(type, trySoon, { capture: true, signal: listening.signal })
  trySoon()
  return () => {
    listening.abort()
    cancel()
  }
}

import type { EditorView } from '@codemirror/view'

/** CodeMirror's own; it has no documented way to ask for this. */
interface Observer {
  /** A frame that is waited for, or -1. */
  readonly delayedFlush: number
  readonly delayedAndroidKey: object | null
  forceFlush(): void
}

const observerOf = (view: EditorView) => (view as unknown as { observer: Observer }).observer

/** Whether something is typed that the document doesn't have yet, such as a letter held back by a phone. */
export function isTakingIn(view: EditorView): boolean {
  const { delayedFlush, delayedAndroidKey } = observerOf(view)
  return delayedFlush >= 0 || delayedAndroidKey !== null
}

/** Takes what was typed into the document. CodeMirror does so later. */
export function flushTyped(view: EditorView): void {
  observerOf(view).forceFlush()
}

import type { Editor } from '../editor.ts'

export type PageEditor = ReturnType<typeof withHalfTyped>

/**
 * The editor, with pending input next to the text, such as a half-typed tag. A requested save or
 * leaving the page commits it first. An autosave doesn't: it may come in the middle of a word.
 */
export function withHalfTyped(editor: Editor) {
  const begun = new Set<() => void>()
  const after =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A): R => {
      for (const takeIn of begun) takeIn()
      return act(...args)
    }
  return {
    ...editor,
    save: after(editor.save),
    leave: after(editor.leave),
    saveUnasked: after(editor.saveUnasked),
    settle: after(editor.settle),
    hasUnsaved: after(editor.hasUnsaved),
    open: after(editor.open),
    repair: after(editor.repair),
    discard: after(editor.discard),
    undo: after(editor.undo),
    take: after(editor.take),
    flush: after(editor.flush),
    end: after(editor.end),
    /** Calls `takeIn` before the page is saved or left; returns an unsubscribe function. */
    beforehand(takeIn: () => void): () => void {
      begun.add(takeIn)
      return () => begun.delete(takeIn)
    },
  }
}

import type { Writing } from '../writing.ts'

export type PageWriting = ReturnType<typeof withHalfTyped>

/**
 * The writing of a page, with what somebody has begun to type beside the text and not yet ended,
 * such as a tag. It belongs to the page that it was typed on: whoever asks to save or to leave that
 * page has it taken in first. An autosave does not, which comes in the middle of a word.
 */
export function withHalfTyped(writing: Writing) {
  const begun = new Set<() => void>()
  const after =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A): R => {
      for (const takeIn of begun) takeIn()
      return act(...args)
    }
  return {
    ...writing,
    save: after(writing.save),
    leave: after(writing.leave),
    saveUnasked: after(writing.saveUnasked),
    settle: after(writing.settle),
    hasUnsaved: after(writing.hasUnsaved),
    open: after(writing.open),
    repair: after(writing.repair),
    discard: after(writing.discard),
    undo: after(writing.undo),
    take: after(writing.take),
    flush: after(writing.flush),
    end: after(writing.end),
    /** Has this done before the page is saved or left. Answers how to end that. */
    beforehand(takeIn: () => void): () => void {
      begun.add(takeIn)
      return () => begun.delete(takeIn)
    },
  }
}

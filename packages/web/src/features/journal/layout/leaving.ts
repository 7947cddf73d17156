import type { Editor } from '../editor/editor.ts'

/** The confirmation before another page replaces this one. */
export interface LeaveQuestion {
  /**
   * `new`: changes can be saved; `loss`: some can't; `deleted`: the entry was deleted and its text
   * is only on the page.
   */
  readonly kind: 'new' | 'loss' | 'deleted'
  readonly goOn: () => void
}

/** Guards navigation so that unsaved text isn't lost. */
export function leaving(editor: Editor, show: (question: LeaveQuestion | undefined) => void) {
  let asked: LeaveQuestion | undefined
  const ask = (question: LeaveQuestion | undefined) => {
    asked = question
    show(question)
  }
  /** Saves first; asks if that fails. */
  const leaveFor = async (next: () => void) => {
    if (await editor.leave()) next()
    else ask({ kind: 'loss', goOn: next })
  }
  const startNew = (next: () => void) => {
    if (!editor.hasUnsaved()) return next()
    const { dirty, savable } = editor.state()
    if (!dirty) ask({ kind: 'deleted', goOn: next })
    else if (savable) ask({ kind: 'new', goOn: () => void leaveFor(next) })
    else ask({ kind: 'loss', goOn: next })
  }
  return {
    leaveFor,
    startNew(next: () => void) {
      const saving = editor.saving()
      // What a save in progress is about to store needs no question.
      if (saving) void saving.then(() => startNew(next))
      else startNew(next)
    },
    /** Idempotent: a question is answered once. */
    answer(goOn: boolean) {
      const question = asked
      ask(undefined)
      // The dialog closes first and restores focus.
      if (goOn && question) queueMicrotask(question.goOn)
    },
  }
}

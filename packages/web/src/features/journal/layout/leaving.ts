import type { Editor } from '../editor/editor.ts'

/** What is asked before the page makes way for another. */
export interface LeaveQuestion {
  /**
   * `new`: there are changes that can be saved; `loss`: there are some that cannot; `deleted`: the
   * entry was deleted, and its words are on the page alone.
   */
  readonly kind: 'new' | 'loss' | 'deleted'
  readonly goOn: () => void
}

/** Lets nothing that is on the page be lost when another takes its place. */
export function leaving(editor: Editor, show: (question: LeaveQuestion | undefined) => void) {
  let asked: LeaveQuestion | undefined
  const ask = (question: LeaveQuestion | undefined) => {
    asked = question
    show(question)
  }
  /** Saves first; asks where that cannot be done. */
  const leaveFor = async (next: () => void) => {
    if (await editor.leave()) next()
    else ask({ kind: 'loss', goOn: next })
  }
  return {
    leaveFor,
    startNew(next: () => void) {
      if (!editor.hasUnsaved()) return next()
      const { dirty, savable } = editor.state()
      if (!dirty) ask({ kind: 'deleted', goOn: next })
      else if (savable) ask({ kind: 'new', goOn: () => void leaveFor(next) })
      else ask({ kind: 'loss', goOn: next })
    },
    /** A question is answered once, however often that is pressed. */
    answer(goOn: boolean) {
      const question = asked
      ask(undefined)
      // The dialog goes first, and gives back the focus that it had taken.
      if (goOn && question) queueMicrotask(question.goOn)
    },
  }
}

import { useMemo, useState } from 'react'
import type { Writing } from '../editor/writing.ts'

/** What is asked before the page makes way for another. */
export interface LeaveQuestion {
  /** `new`: there are changes that can be saved; `loss`: there are some that cannot. */
  readonly kind: 'new' | 'loss'
  readonly goOn: () => void
}

/** Lets nothing that is on the page be lost when another takes its place. */
export function useLeaving(writing: Writing) {
  const [question, setQuestion] = useState<LeaveQuestion>()
  const acts = useMemo(() => {
    /** Saves first; asks where that cannot be done. */
    const leaveFor = async (next: () => void) => {
      if (await writing.leave()) next()
      else setQuestion({ kind: 'loss', goOn: next })
    }
    return {
      leaveFor,
      startNew(next: () => void) {
        if (!writing.hasUnsaved()) return next()
        setQuestion({ kind: 'new', goOn: () => void leaveFor(next) })
      },
      answer(goOn: boolean) {
        setQuestion((asked) => {
          if (goOn && asked) queueMicrotask(asked.goOn)
          return undefined
        })
      },
    }
  }, [writing])
  return { question, ...acts }
}

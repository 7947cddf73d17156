import { answerParent } from '#workers/pool/answer-parent.ts'
import { leaveNoDump } from './no-dump.ts'
import { bookSetter } from './set-book.ts'

leaveNoDump()
const tasks = { set: bookSetter() }

export type PressTasks = typeof tasks

answerParent(tasks)

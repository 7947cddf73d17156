import { answerParent } from '#workers/answer-parent.ts'
import { bookSetter } from './set-book.ts'

const tasks = { set: bookSetter() }

export type PressTasks = typeof tasks

answerParent(tasks)

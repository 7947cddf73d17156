import { parentPort } from 'node:worker_threads'
import { askTasks } from './ask-tasks.ts'
import { answerCalls } from './pool/answer-calls.ts'

/** In a thread of its own, since embedding a text takes longer than other calls may wait. */
if (parentPort) answerCalls(parentPort, askTasks())

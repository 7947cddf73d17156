import { parentPort } from 'node:worker_threads'
import { answerCalls } from './pool/answer-calls.ts'
import { senseTasks } from './sense-tasks.ts'

/** In a thread of its own, since a text takes longer than other calls may wait. */
if (parentPort) answerCalls(parentPort, senseTasks())

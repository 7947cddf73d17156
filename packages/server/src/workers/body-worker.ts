import { parentPort } from 'node:worker_threads'
import { answerCalls } from './answer-calls.ts'
import { bodyTasks } from './body-tasks.ts'

/** Parsing and checking ten megabytes would hold the event loop for a tenth of a second. */
if (parentPort) answerCalls(parentPort, bodyTasks(), { isBackground: false })

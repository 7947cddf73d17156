import { parentPort } from 'node:worker_threads'
import { bodyTasks } from './body-tasks.ts'
import { answerCalls } from './pool/answer-calls.ts'

/** Parsing and checking ten megabytes would hold the event loop for a tenth of a second. */
if (parentPort) answerCalls(parentPort, bodyTasks(), { isBackground: false })

import { parentPort } from 'node:worker_threads'
import { askTasks } from './ask-tasks.ts'
import { answerCalls } from './pool/answer-calls.ts'

/** To tell what a text means takes longer than anybody else's call may wait. */
if (parentPort) answerCalls(parentPort, askTasks())

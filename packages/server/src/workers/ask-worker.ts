import { parentPort } from 'node:worker_threads'
import { answerCalls } from './answer-calls.ts'
import { askTasks } from './ask-tasks.ts'

/** To tell what a text means takes longer than anybody else's call may wait. */
if (parentPort) answerCalls(parentPort, askTasks())

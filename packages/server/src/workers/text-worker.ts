import { parentPort } from 'node:worker_threads'
import { answerCalls } from './pool/answer-calls.ts'
import { textTasks } from './text-tasks.ts'

/** Reading a long text takes a second and more, and nobody else's call is to wait for it. */
if (parentPort) answerCalls(parentPort, textTasks())

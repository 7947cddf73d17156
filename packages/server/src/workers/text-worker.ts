import { parentPort } from 'node:worker_threads'
import { answerCalls } from './pool/answer-calls.ts'
import { textTasks } from './text-tasks.ts'

/** In a thread, since analyzing a long text takes a second and more. */
if (parentPort) answerCalls(parentPort, textTasks())

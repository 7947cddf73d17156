import type { PrepareAnswer, PrepareRequest } from './media-messages.ts'
import { answerPrepare } from './prepare.ts'

/** In a worker: decoding a photo takes up to a second and would block typing. */
self.onmessage = ({ data }: MessageEvent<PrepareRequest>) =>
  answerPrepare(data, (answer: PrepareAnswer) => self.postMessage(answer))

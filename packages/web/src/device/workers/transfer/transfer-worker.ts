import { answerTransfer } from './answer-transfer.ts'
import type { TransferRequest } from './transfer-messages.ts'

/** In a worker: deriving a key takes a second or more and would block typing. */
self.onmessage = ({ data }: MessageEvent<TransferRequest>) =>
  answerTransfer(data, (answer) => self.postMessage(answer))

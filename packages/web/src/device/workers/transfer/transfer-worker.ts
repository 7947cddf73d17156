import { answerTransfer } from './answer-transfer.ts'
import type { TransferRequest } from './transfer-messages.ts'

/** Making a key takes a second and more, which nobody is to feel while typing. */
self.onmessage = ({ data }: MessageEvent<TransferRequest>) =>
  answerTransfer(data, (answer) => self.postMessage(answer))

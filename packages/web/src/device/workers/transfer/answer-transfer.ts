import { seal, unseal } from '#device/transfer/sealed-file.ts'
import { TransferFailure } from '#device/transfer/transfer-failure.ts'
import type { TransferAnswer, TransferRequest } from './transfer-messages.ts'

/** Handles a request, and reports progress. */
export async function answerTransfer(
  { kind, content, passphrase }: TransferRequest,
  post: (answer: TransferAnswer) => void,
): Promise<void> {
  const report = (part: 'key' | 'content') =>
    throttle((done) => post({ kind: 'progress', progress: { part, done } }))
  const act = kind === 'seal' ? seal : unseal
  try {
    const watching = { onKey: report('key'), onContent: report('content') }
    post({ kind: 'done', content: await act(content, passphrase, watching) })
  } catch (error) {
    post({ kind: 'failed', reason: error instanceof TransferFailure ? error.reason : 'failed' })
  }
}

/** Throttle: ten thousand messages say no more than a hundred. */
function throttle(report: (done: number) => void): (done: number) => void {
  let reported = -1
  return (done) => {
    const hundredth = Math.floor(done * 100)
    if (hundredth === reported) return
    reported = hundredth
    report(done)
  }
}

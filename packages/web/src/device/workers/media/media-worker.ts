import type { PrepareAnswer, PrepareCall } from './media-messages.ts'
import { answerPrepare } from './prepare.ts'

const post = (answer: PrepareAnswer) => self.postMessage(answer)

/** In a worker: decoding a photo takes up to a second and would block typing. */
self.onmessage = ({ data: { request, aliveLock } }: MessageEvent<PrepareCall>) => {
  // Undefined on a page served over plain HTTP.
  const locks: LockManager | undefined = self.navigator.locks
  const hold = () => {
    post({ kind: 'alive' })
    return new Promise<never>(() => {})
  }
  locks?.request(aliveLock, hold).catch(() => {})
  return answerPrepare(request, post)
}

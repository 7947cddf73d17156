import type { PrepareAnswer, PrepareCall } from './media-messages.ts'
import { answerPrepare } from './prepare.ts'

const post = (answer: PrepareAnswer) => self.postMessage(answer)

/** In a worker: decoding a photo takes up to a second and would block typing. */
self.onmessage = ({ data: { request, aliveLock } }: MessageEvent<PrepareCall>) => {
  const answer = () => answerPrepare(request, post)
  // Undefined on a page served over plain HTTP.
  const locks: LockManager | undefined = self.navigator.locks
  if (!locks) return answer()
  // The page has to know of the lock before anything can end this worker.
  const hold = () => {
    post({ kind: 'alive' })
    void answer()
    return new Promise<never>(() => {})
  }
  return locks.request(aliveLock, hold).catch(answer)
}

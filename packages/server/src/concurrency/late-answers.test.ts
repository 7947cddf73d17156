import { expect, it } from 'vitest'
import { stillBeingMade } from '../features/report/refusals.ts'
import { ANSWER_WITHIN_MS, lateAnswers } from './late-answers.ts'

const lateReports = () => lateAnswers<Uint8Array>(stillBeingMade)

const PDF = new Uint8Array([1, 2, 3])
const of = (text: string) => ({ userId: 'ann', book: { text } })

it('PDF-13 says in time that a report takes longer, and has it for the next call', async () => {
  expect(ANSWER_WITHIN_MS).toBe(50_000)
  const reports = lateReports()
  const slow = Promise.withResolvers<Uint8Array>()
  const leaving = new AbortController()
  const now = { answerBy: performance.now(), gone: leaving.signal }
  const signals: AbortSignal[] = []
  const make = (signal: AbortSignal) => {
    signals.push(signal)
    return slow.promise
  }
  const tooSoon = { code: 'still_working', extras: { retryAfter: expect.any(Number) } }
  await expect(reports.answer(of('one'), now, make)).rejects.toMatchObject(tooSoon)
  await expect(reports.answer(of('one'), now, make)).rejects.toThrow('still making your report')
  // Who was answered leaves, and the work continues.
  leaving.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])

  const another = reports.answer(of('another'), inTime(), async () => new Uint8Array([9]))
  expect(await another).toEqual(new Uint8Array([9]))
  slow.resolve(PDF)
  expect(await reports.answer(of('one'), inTime(), make)).toBe(PDF)
  expect(signals, 'one was made').toHaveLength(1)
  await reports.answer(of('one'), inTime(), make)
  expect(signals, 'what was fetched is forgotten').toHaveLength(2)
})

it('PDF-14 tells of a late failure once, and makes the report anew for the next who asks', async () => {
  const reports = lateReports()
  const failing = Promise.withResolvers<Uint8Array>()
  const tooSoon = { ...inTime(), answerBy: performance.now() }
  const first = reports.answer(of('one'), tooSoon, () => failing.promise)
  await expect(first).rejects.toThrow('still making your report')
  failing.reject(new Error('no room'))
  const again = () => reports.answer(of('one'), inTime(), async () => PDF)
  await expect(again()).rejects.toThrow('no room')
  expect(await again()).toBe(PDF)
})

it('stops a report whose person leaves while they wait for it', async () => {
  const leaving = new AbortController()
  const answer = lateReports().answer(
    of('one'),
    { ...inTime(), gone: leaving.signal },
    (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  leaving.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})

function inTime() {
  return { answerBy: performance.now() + 60_000, gone: new AbortController().signal }
}

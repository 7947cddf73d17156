import { expect, it, onTestFinished, vi } from 'vitest'
import { noteCall } from './calls-seen.ts'
import { type Pace, transferPace } from './transfer-pace.ts'

function aPace() {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pauses: number[] = []
  const pace: Pace = transferPace((ms) => {
    pauses.push(ms)
    return Promise.resolve()
  })
  return { pace, pauses }
}

it('MED-129 transfers share 8 MB a second while others call', () => {
  const { pace, pauses } = aPace()
  noteCall()
  pace(800_000)
  pace(400_000)
  expect(pauses, 'the second waits for the first one, too').toEqual([100, 150])
  vi.advanceTimersByTime(200)
  pace(800_000)
  expect(pauses, 'what wasn’t used isn’t saved up').toEqual([100, 150, 100])
})

it('MED-129 transfers don’t wait while no one else calls', () => {
  const { pace, pauses } = aPace()
  expect(pace(1_000_000)).toBeUndefined()
  noteCall()
  pace(800_000)
  vi.advanceTimersByTime(251)
  expect(pace(1_000_000)).toBeUndefined()
  expect(pauses).toEqual([100])
})

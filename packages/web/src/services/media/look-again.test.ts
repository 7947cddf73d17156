import { expect, it } from 'vitest'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { lookAgain } from './look-again.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

function opened() {
  const timers = manualTimers()
  const asked: string[] = []
  const seen = { came: 0 }
  /** How many parts there are of each; undefined without a connection. */
  const state = { answer: async (): Promise<number | undefined> => 0 }
  const again = lookAgain({
    timers,
    random: () => 1,
    look: async (ids) => {
      asked.push(...ids)
      const parts = await state.answer()
      return new Map(parts === undefined ? [] : ids.map((id) => [id, parts]))
    },
    came: () => {
      seen.came += 1
    },
  })
  const ring = async () => {
    asked.length = 0
    timers.ring()
    await settled()
  }
  return { timers, asked, seen, state, again, ring }
}

it('looks less and less often, and soon again once something came or is new (MED-165)', async () => {
  const { timers, asked, seen, state, again, ring } = opened()
  again.waitFor('lake')
  again.waitFor('lake')
  expect(timers.waiting()).toEqual([2000])
  await ring()
  expect(timers.waiting()).toEqual([4000])
  state.answer = async () => undefined
  await ring()
  expect(timers.waiting()).toEqual([8000])
  for (let n = 0; n < 10; n += 1) await ring()
  expect([timers.waiting(), seen.came]).toEqual([[300_000], 0])
  state.answer = async () => 1
  await ring()
  expect([timers.waiting(), seen.came]).toEqual([[2000], 1])
  await ring()
  expect([timers.waiting(), seen.came]).toEqual([[4000], 1])
  again.waitFor('hill')
  expect(timers.waiting()).toEqual([2000])
  await ring()
  expect(asked).toEqual(['lake', 'hill'])
})

it('stops once nothing on the page waits anymore (MED-165)', async () => {
  const { timers, asked, again, ring } = opened()
  const releases = [again.waitFor('lake'), again.waitFor('lake'), again.waitFor('hill')]
  releases[0]?.()
  releases[2]?.()
  await ring()
  expect(asked).toEqual(['lake'])
  releases[1]?.()
  expect(timers.waiting()).toEqual([])
  again.waitFor('hill')
  again.close()
  expect(timers.waiting()).toEqual([])
})

it('stops for good once it is closed, even while it looks (MED-165)', async () => {
  const { timers, asked, seen, state, again, ring } = opened()
  state.answer = async () => {
    again.close()
    return 1
  }
  again.waitFor('lake')
  await ring()
  again.waitFor('sea')
  expect([asked, timers.waiting(), seen.came]).toEqual([['lake'], [], 0])
})

it('tells whoever began to wait of what is there, and of each part once (MED-165)', async () => {
  const { seen, state, again, ring } = opened()
  state.answer = async () => 1
  again.waitFor('lake')
  await ring()
  await ring()
  expect(seen.came).toBe(1)
  // It found nothing a moment before the first look did.
  again.waitFor('lake')
  await ring()
  expect(seen.came).toBe(2)
  state.answer = async () => 2
  await ring()
  await ring()
  expect(seen.came).toBe(3)
})

it('looks once at a time, however slow the server is (MED-165)', async () => {
  const { timers, asked, state, again, ring } = opened()
  const { promise, resolve } = Promise.withResolvers<number>()
  state.answer = () => promise
  again.waitFor('lake')
  await ring()
  again.waitFor('hill')
  expect(timers.waiting()).toEqual([])
  resolve(0)
  await settled()
  expect([asked, timers.waiting()]).toEqual([['lake'], [2000]])
})

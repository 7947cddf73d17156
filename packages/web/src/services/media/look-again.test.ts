import { expect, it } from 'vitest'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { lookAgain } from './look-again.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

function opened() {
  const timers = manualTimers()
  const asked: string[][] = []
  const state = { answer: () => Promise.resolve(false) }
  const again = lookAgain({
    timers,
    random: () => 1,
    look: (ids) => {
      asked.push([...ids])
      return state.answer()
    },
  })
  const ring = async () => {
    timers.ring()
    await settled()
  }
  return { timers, asked, state, again, ring }
}

it('looks less and less often, and soon again once something came or is new (MED-165)', async () => {
  const { timers, asked, state, again, ring } = opened()
  again.waitFor('lake')
  again.waitFor('lake')
  expect(timers.waiting()).toEqual([2000])
  await ring()
  expect(timers.waiting()).toEqual([4000])
  state.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await ring()
  expect(timers.waiting()).toEqual([8000])
  for (let n = 0; n < 10; n += 1) await ring()
  expect(timers.waiting()).toEqual([300_000])
  state.answer = () => Promise.resolve(true)
  await ring()
  expect(timers.waiting()).toEqual([2000])
  await ring()
  state.answer = () => Promise.resolve(false)
  await ring()
  again.waitFor('hill')
  expect(timers.waiting()).toEqual([2000])
  await ring()
  expect(asked.at(-1)).toEqual(['lake', 'hill'])
})

it('stops once nothing on the page waits anymore (MED-165)', async () => {
  const { timers, asked, again, ring } = opened()
  const releases = [again.waitFor('lake'), again.waitFor('lake'), again.waitFor('hill')]
  releases[0]?.()
  releases[2]?.()
  await ring()
  expect(asked).toEqual([['lake']])
  releases[1]?.()
  expect(timers.waiting()).toEqual([])
  again.waitFor('hill')
  again.close()
  expect(timers.waiting()).toEqual([])
})

it('stops even if it is closed while it looks (MED-165)', async () => {
  const { timers, state, again, ring } = opened()
  state.answer = () => {
    again.close()
    return Promise.resolve(false)
  }
  again.waitFor('lake')
  await ring()
  expect(timers.waiting()).toEqual([])
})

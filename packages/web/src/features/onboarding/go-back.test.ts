import { expect, it } from 'vitest'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { goBack } from './go-back.ts'

/** A browser that goes back when it is told to, and what was done in it. */
function aBrowser() {
  const timers = manualTimers()
  const did: string[] = []
  const heard = new EventTarget()
  const window = {
    history: { length: 6, go: (by: number) => did.push(`go ${by}`) } as unknown as History,
    addEventListener: heard.addEventListener.bind(heard) as Window['addEventListener'],
    setTimeout: timers.set as unknown as Window['setTimeout'],
    clearTimeout: timers.clear,
  }
  const leave = (entries: number) => goBack(window, entries, () => did.push('on'))
  return { did, timers, leave, arrive: () => heard.dispatchEvent(new Event('popstate')) }
}

it('goes on where the browser has come to, and does so once', () => {
  const { did, timers, leave, arrive } = aBrowser()
  leave(4)
  expect(did).toEqual(['go -4'])
  arrive()
  arrive()
  expect(did).toEqual(['go -4', 'on'])
  expect(timers.waiting()).toEqual([])
})

it('does not wait for a browser that is late, and goes on again when it comes after all', () => {
  const { did, timers, leave, arrive } = aBrowser()
  leave(4)
  timers.ring()
  expect(did).toEqual(['go -4', 'on'])
  arrive()
  expect(did).toEqual(['go -4', 'on', 'on'])
})

it('goes on at once where there is nothing to go back to', () => {
  for (const entries of [0, 6]) {
    const { did, leave } = aBrowser()
    leave(entries)
    expect(did).toEqual(['on'])
  }
})

import { expect, it } from 'vitest'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { goBack } from './go-back.ts'

/** A browser that goes back on request, with a log of what happened. */
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

it('continues once after the browser went back', () => {
  const { did, timers, leave, arrive } = aBrowser()
  leave(4)
  expect(did).toEqual(['go -4'])
  arrive()
  arrive()
  expect(did).toEqual(['go -4', 'on'])
  expect(timers.waiting()).toEqual([])
})

it('continues after a timeout, and again after a late popstate', () => {
  const { did, timers, leave, arrive } = aBrowser()
  leave(4)
  timers.ring()
  expect(did).toEqual(['go -4', 'on'])
  arrive()
  expect(did).toEqual(['go -4', 'on', 'on'])
})

it('continues at once if there is nothing to go back to', () => {
  for (const entries of [0, 6]) {
    const { did, leave } = aBrowser()
    leave(entries)
    expect(did).toEqual(['on'])
  }
})

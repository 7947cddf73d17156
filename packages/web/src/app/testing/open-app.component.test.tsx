import { expect, it } from 'vitest'
import { answersForAnna, signIn } from './a-person.ts'
import { openApp } from './open-app.tsx'

const held = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name)

it('a reopened app finds what the device stored, and nothing else of the previous one', async () => {
  signIn()
  const first = await openApp('/journal', answersForAnna())
  await expect.poll(() => first.sent('syncEntries')).toHaveLength(1)
  const tab = sessionStorage.getItem('tab')
  await expect.poll(held).toContain(`daywell-tab-${tab}`)
  const second = await openApp('/journal', answersForAnna())
  await expect.poll(() => second.sent('syncEntries')).toHaveLength(1)
  expect(sessionStorage.getItem('tab')).toBe(tab)
  const calls = first.calls.length
  const asks = () => {
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    return second.sent('syncEntries').length
  }
  await expect.poll(asks).toBeGreaterThan(1)
  expect(first.calls).toHaveLength(calls)
})

import { expect, it } from 'vitest'
import { channels } from '#device/local-store/testing/memory-device.ts'
import { openElsewhere } from './open-elsewhere.ts'

const heard = () => new Promise((resolve) => setImmediate(resolve))

function tabs() {
  const channel = channels()
  const renamed = new Map([['temp_1', 'server1']])
  const currentId = (id: string) => renamed.get(id) ?? id
  return (tab: string) => openElsewhere({ channel: channel(), tab, currentId })
}

it('knows what other tabs have open, including those opened earlier', async () => {
  const openTab = tabs()
  const first = openTab('a')
  first.open('temp_1')
  const second = openTab('b')
  await heard()
  await heard()
  expect(second.has('server1')).toBe(true)
  expect(first.has('server1')).toBe(false)
  expect([first.isOpen('server1'), second.isOpen('temp_1')]).toEqual([true, true])
  expect(second.isOpen('another')).toBe(false)
  second.open('server1')
  await heard()
  expect(first.has('temp_1')).toBe(true)
  let told = 0
  first.subscribe(() => {
    told += 1
  })
  second.open(undefined)
  await heard()
  expect([first.has('temp_1'), told]).toEqual([false, 1])
})

it('forgets a tab that is hidden, closed or crashed', async () => {
  const openTab = tabs()
  const [first, second] = [openTab('a'), openTab('b')]
  second.open('x')
  await heard()
  second.hide()
  await heard()
  expect(first.has('x')).toBe(false)
  second.ask()
  await heard()
  expect(first.has('x')).toBe(true)
  first.ask()
  expect(first.has('x')).toBe(false)
  await heard()
  await heard()
  expect(first.has('x')).toBe(true)
  second.close()
  await heard()
  expect(first.has('x')).toBe(false)
})

it('sends nothing once it is closed', async () => {
  const openTab = tabs()
  const [first, second] = [openTab('a'), openTab('b')]
  second.close()
  second.open('x')
  second.hide()
  await heard()
  expect(first.has('x')).toBe(false)
})

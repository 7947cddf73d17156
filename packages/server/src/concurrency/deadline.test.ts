import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { deadline } from './deadline.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

it('aborts in time, also where garbage is collected meanwhile', async () => {
  const signal = deadline(new AbortController().signal, 20)
  await expect
    .poll(() => {
      collectGarbage()
      return signal.aborted
    })
    .toBe(true)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('aborts with the other signal, for its reason', () => {
  const other = new AbortController()
  const signal = deadline(other.signal, 60_000)
  expect(signal.aborted).toBe(false)
  other.abort('closing')
  expect(signal.reason).toBe('closing')
  expect(deadline(other.signal, 60_000).reason).toBe('closing')
})

import { expect, it } from 'vitest'
import { BrokenModel } from '#device/workers/meaning/meaning-thread.ts'
import { senseHere } from './sense-here.ts'

function sensing({ isReady = true, failure }: { isReady?: boolean | Error; failure?: Error } = {}) {
  let loads = 0
  let broken = 0
  const sense = senseHere({
    thread: {
      async sense({ sense: { message } }) {
        if (failure) throw failure
        return { message: { situations: [{ id: message, p: 1 }], intents: [], concerns: [] } }
      },
    },
    async isReady() {
      if (isReady instanceof Error) throw isReady
      return isReady
    },
    async broken() {
      broken += 1
    },
    async load() {
      loads += 1
      return { trained: new Uint8Array(1), bank: 'bank' }
    },
  })
  return { sense, loads: () => loads, broken: () => broken }
}

it('AI-125 what the trained model needs is loaded once, with the first message', async () => {
  const { sense, loads } = sensing()
  expect(loads()).toBe(0)
  const first = await sense({ message: 'a' })
  expect(first?.sensed.message?.situations[0]?.id).toBe('a')
  expect(first?.bank).toBe('bank')
  await sense({ message: 'c' })
  expect(loads()).toBe(1)
})

it('AI-125 nothing is loaded where the model isn’t on this device', async () => {
  const { sense, loads } = sensing({ isReady: false })
  expect(await sense({ message: 'a' })).toBeUndefined()
  expect(loads()).toBe(0)
})

it('AI-125 rules alone answer where it fails, and a broken model is noticed', async () => {
  const failing = sensing({ failure: new Error('No memory') })
  expect(await failing.sense({ message: 'a' })).toBeUndefined()
  expect(failing.broken()).toBe(0)
  const broken = sensing({ failure: new BrokenModel() })
  expect(await broken.sense({ message: 'a' })).toBeUndefined()
  expect(broken.broken()).toBe(1)
  const blocked = sensing({ isReady: new Error('Storage is blocked') })
  expect(await blocked.sense({ message: 'a' })).toBeUndefined()
})

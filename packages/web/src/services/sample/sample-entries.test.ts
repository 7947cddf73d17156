import { isSample, SAMPLE_COUNT } from '@daywell/core/demo'
import { isLocalId, isTempId } from '@daywell/core/journal'
import { expect, it } from 'vitest'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { addSamples, isEditedSample } from './sample-entries.ts'

async function filled(level: 'local' | 'hybrid' | 'cloud') {
  const device = memoryDevice()
  const store = await device.open()
  const levels = { level: () => level }
  await addSamples(
    { store, levels },
    {
      now: () => device.clock.now,
      timeZone: () => 'Asia/Tokyo',
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    },
  )
  return store
}

it.each(['hybrid', 'cloud'] as const)('DEMO-02 under %s the samples are sent', async (level) => {
  const store = await filled(level)
  const entries = store.entries()
  expect(entries).toHaveLength(SAMPLE_COUNT)
  expect(store.outbox()).toHaveLength(SAMPLE_COUNT)
  expect(entries.every(({ _id }) => isTempId(_id))).toBe(true)
  expect(entries.every((entry) => isSample(entry) && !isEditedSample(entry))).toBe(true)
})

it('DEMO-02 under local the samples stay on the device', async () => {
  const store = await filled('local')
  expect(store.entries()).toHaveLength(SAMPLE_COUNT)
  expect(store.entries().every(({ _id }) => isLocalId(_id))).toBe(true)
  expect(store.outbox()).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { type KeptCorrection, keptCorrections } from './kept-corrections.ts'
import { sendWaiting } from './send-waiting.ts'

function aStorage(first: Record<string, string> = {}) {
  const items = new Map(Object.entries(first))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const one: KeptCorrection = {
  ...{ entryId: 'e1', print: 'abc', emotions: ['calm'], start: 0, end: 5, waits: true },
}

describe('corrections on a device', () => {
  it('are kept with the person, and the last word on a sentence holds', () => {
    const storage = aStorage()
    const kept = keptCorrections(storage, 'ada')
    kept.put(one)
    kept.put({ ...one, emotions: [] })
    expect(keptCorrections(storage, 'ada').all()).toEqual([{ ...one, emotions: [] }])
    expect(keptCorrections(storage, 'eve').all()).toEqual([])
    // What has arrived is not what was said since.
    kept.arrived(one)
    expect(kept.all()[0]?.waits).toBe(true)
    kept.arrived({ ...one, emotions: [] })
    expect(kept.all()[0]).not.toHaveProperty('waits')
    expect(kept.all()).toBe(kept.all())
  })

  it('move with their entry, and go with it', () => {
    const kept = keptCorrections(aStorage(), 'ada')
    kept.put(one)
    kept.put({ ...one, entryId: 'e2' })
    kept.follow((id) => (id === 'e1' ? 'e3' : undefined))
    expect(kept.all().map(({ entryId }) => entryId)).toEqual(['e3'])
  })

  it('are not taken from what has another form', () => {
    for (const text of ['{', '{}', '[1,null]', '[{"entryId":"e","print":"p","emotions":["x"]}]'])
      expect(keptCorrections(aStorage({ insightCorrections_ada: text }), 'ada').all()).toEqual([])
  })

  it('are sent only for entries that the server has, and wait where it cannot be reached', async () => {
    const kept = keptCorrections(aStorage(), 'ada')
    for (const entryId of ['local_1', 'temp_1', 'e1', 'e2']) kept.put({ ...one, entryId })
    const sent: unknown[] = []
    const send = async (body: { entryId: string }) => {
      sent.push(body)
      if (body.entryId === 'e2') throw new Error('no network')
    }
    const content = (id: string) => (id === 'e1' ? 'Hello you' : 'Howdy you')
    const print = (text: string) => (text === 'Hello' || text === 'Howdy' ? 'abc' : '')
    await sendWaiting(kept, { level: 'local', contentOf: content, print, send })
    expect(sent).toEqual([])
    await sendWaiting(kept, { level: 'hybrid', contentOf: content, print, send })
    expect(sent).toEqual([
      { entryId: 'e1', sentence: 'Hello', emotions: ['calm'] },
      { entryId: 'e2', sentence: 'Howdy', emotions: ['calm'] },
    ])
    expect(
      kept
        .all()
        .filter(({ waits }) => waits)
        .map(({ entryId }) => entryId),
    ).toEqual([...['local_1', 'temp_1', 'e2']])
  })
})

import { sentencePrint } from '@daywell/core/charts'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import {
  type KeptCorrection,
  keptCorrections,
} from '#device/local-store/derived/kept-corrections.ts'
import { fetchCorrections } from './fetch-corrections.ts'
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
  entryId: 'e1',
  print: 'abc',
  emotions: ['calm'],
  start: 0,
  end: 5,
  waits: true,
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
    for (const text of ['{', '{}', '[1,null]', '[{"entryId":"e","print":"p","emotions":[1]}]'])
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
    await sendWaiting(kept, { level: () => 'local', contentOf: content, print, send })
    expect(sent).toEqual([])
    await sendWaiting(kept, { level: () => 'hybrid', contentOf: content, print, send })
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

  it('are not sent any more once another level is chosen, nor come back to where their person left', async () => {
    const kept = keptCorrections(aStorage(), 'ada')
    for (const entryId of ['e1', 'e2']) kept.put({ ...one, entryId })
    let level: PrivacyLevel | undefined = 'cloud'
    const parts = { level: () => level, contentOf: () => 'Hello you', print: () => 'abc' }
    const sent: string[] = []
    await sendWaiting(kept, {
      ...parts,
      async send({ entryId }) {
        sent.push(entryId)
        level = 'local'
      },
    })
    expect(sent).toEqual(['e1'])
    level = 'cloud'
    kept.follow(() => undefined)
    await fetchCorrections(kept, {
      ...parts,
      async fetch() {
        level = undefined
        return [{ entryId: 'e1', sentence: 'Hello', emotions: ['joy'] }]
      },
    })
    expect(kept.all()).toEqual([])
  })

  it('of another device join those of this one, of which what was said later holds', async () => {
    const kept = keptCorrections(aStorage(), 'ada')
    const content = 'I was glad. It rained. Then tea.'
    const here = (sentence: string, emotions: string[], parts: Partial<KeptCorrection> = {}) => {
      const start = content.indexOf(sentence)
      const place = { start, end: start + sentence.length, print: sentencePrint(sentence) }
      kept.put({ entryId: 'e1', ...place, emotions, ...parts })
    }
    const told = (sentence: string, ...emotions: string[]) => ({
      entryId: 'e1',
      sentence,
      emotions,
    })
    const said = () => kept.all().map(({ start, emotions }) => [start, ...emotions])
    here('I was glad.', ['fear'])
    here('It rained.', ['calm'], { waits: true })
    const fetching = {
      level: (): PrivacyLevel | undefined => 'hybrid',
      contentOf: (id: string) => (id === 'e1' ? content : undefined),
      fetch: async () => [
        ...[told('I was glad.', 'joy'), told('It rained.', 'anger'), told('Then tea.', 'calm')],
        ...[told('It snowed.', 'joy'), { ...told('I was glad.'), entryId: 'e2' }],
      ],
    }
    await fetchCorrections(kept, { ...fetching, level: () => 'local' })
    expect(said()).toEqual([
      ...[
        [0, 'fear'],
        [12, 'calm'],
      ],
    ])
    await fetchCorrections(kept, fetching)
    expect(said()).toEqual([
      ...[
        [12, 'calm'],
        [0, 'joy'],
        [23, 'calm'],
      ],
    ])
    // Said while the answer is on its way, and taken by the server before it came.
    await fetchCorrections(kept, {
      ...fetching,
      async fetch() {
        here('I was glad.', ['sadness'])
        return [told('I was glad.', 'joy')]
      },
    })
    expect(said()).toContainEqual([0, 'sadness'])
    await fetchCorrections(kept, { ...fetching, fetch: () => Promise.reject(new Error('away')) })
    expect(said()).toHaveLength(3)
    // Of one who leaves, what the server has does not stay.
    here('I was glad.', ['joy'], { entryId: 'local_1' })
    kept.leave((id) => id.startsWith('local_'))
    expect(kept.all().map(({ entryId, waits }) => [entryId, waits])).toEqual([
      ...[
        ['e1', true],
        ['local_1', undefined],
      ],
    ])
  })
})

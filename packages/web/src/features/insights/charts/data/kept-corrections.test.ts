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
  it('are stored per person, and the last correction of a sentence wins', () => {
    const storage = aStorage()
    const kept = keptCorrections(storage, 'ada')
    kept.put(one)
    kept.put({ ...one, emotions: [] })
    expect(keptCorrections(storage, 'ada').all()).toEqual([{ ...one, emotions: [] }])
    expect(keptCorrections(storage, 'eve').all()).toEqual([])
    // An acknowledgment of an older correction doesn't mark a newer one as sent.
    kept.arrived(one)
    expect(kept.all()[0]?.waits).toBe(true)
    kept.arrived({ ...one, emotions: [] })
    expect(kept.all()[0]).not.toHaveProperty('waits')
    expect(kept.all()).toBe(kept.all())
  })

  it('follow their entry’s id, and are deleted with it', () => {
    const kept = keptCorrections(aStorage(), 'ada')
    kept.put(one)
    kept.put({ ...one, entryId: 'e2' })
    kept.follow((id) => (id === 'e1' ? 'e3' : undefined))
    expect(kept.all().map(({ entryId }) => entryId)).toEqual(['e3'])
  })

  it('are ignored if their stored form is invalid', () => {
    for (const text of ['{', '{}', '[1,null]', '[{"entryId":"e","print":"p","emotions":[1]}]'])
      expect(keptCorrections(aStorage({ insightCorrections_ada: text }), 'ada').all()).toEqual([])
  })

  it('are sent only for entries that the server has, and stay pending while it is unreachable', async () => {
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

  it('are not sent after the level changed, nor stored after a log-out', async () => {
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

  it('FMT-16 from before sentences were read without marks are sent, and come back as they were', async () => {
    const content = '- **I was angry.** So.'
    const sentence = '- **I was angry.'
    const kept = keptCorrections(aStorage(), 'ada')
    const place = { start: 0, end: sentence.length, print: sentencePrint(sentence) }
    kept.put({ entryId: 'e1', ...place, emotions: ['fear'], waits: true })
    const sent: unknown[] = []
    const deps = { level: (): PrivacyLevel => 'cloud', contentOf: () => content }
    const send = async (body: unknown) => void sent.push(body)
    await sendWaiting(kept, { ...deps, print: sentencePrint, send })
    expect(sent).toEqual([{ entryId: 'e1', sentence, emotions: ['fear'] }])
    const newer = { entryId: 'e1', sentence: 'I was angry.', emotions: ['calm'] }
    const fetch = async () => [{ entryId: 'e1', sentence, emotions: ['fear'] }, newer]
    await fetchCorrections(kept, { ...deps, fetch })
    const once = kept.all()
    expect(once.map(({ emotions }) => emotions)).toEqual([['fear'], ['calm']])
    await fetchCorrections(kept, { ...deps, fetch })
    expect(kept.all()).toEqual(once)
  })

  it('of another device are merged, and later local ones win', async () => {
    const kept = keptCorrections(aStorage(), 'ada')
    const content = 'I was glad. It rained. Then tea.'
    const here = (sentence: string, emotions: string[], parts: Partial<KeptCorrection> = {}) => {
      const start = content.indexOf(sentence)
      const place = { start, end: start + sentence.length, print: sentencePrint(sentence) }
      kept.put({ entryId: 'e1', ...place, emotions, ...parts })
    }
    const fromServer = (sentence: string, ...emotions: string[]) => ({
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
        ...[
          fromServer('I was glad.', 'joy'),
          fromServer('It rained.', 'anger'),
          fromServer('Then tea.', 'calm'),
        ],
        ...[fromServer('It snowed.', 'joy'), { ...fromServer('I was glad.'), entryId: 'e2' }],
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
    // Race: corrected while the request is in flight, and accepted by the server before its answer.
    await fetchCorrections(kept, {
      ...fetching,
      async fetch() {
        here('I was glad.', ['sadness'])
        return [fromServer('I was glad.', 'joy')]
      },
    })
    expect(said()).toContainEqual([0, 'sadness'])
    await fetchCorrections(kept, { ...fetching, fetch: () => Promise.reject(new Error('away')) })
    expect(said()).toHaveLength(3)
    // A log-out removes corrections that the server has.
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

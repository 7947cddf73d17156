import { DIMENSIONS } from '@daywell/core/ask'
import type { Entry } from '@daywell/core/journal'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import type { KeptVectors, MeaningVectors } from '#device/local-store/derived/meaning-vectors.ts'
import { BrokenModel } from '#device/workers/meaning/meaning-thread.ts'
import { reading } from './reading.ts'

function inMemory() {
  const kept = new Map<string, KeptVectors>()
  const vectors: MeaningVectors = {
    list: async () => new Map([...kept].map(([id, { of }]) => [id, of])),
    all: async () => kept,
    put: async (id, one) => void kept.set(id, one),
    remove: async (ids) => ids.forEach((id) => void kept.delete(id)),
  }
  return { kept, vectors }
}

/** A device with these entries, none of them indexed. */
function aDevice(...written: Entry[]) {
  const entries = new Map(written.map((entry) => [entry._id, entry]))
  const { kept, vectors } = inMemory()
  const read: string[] = []
  const shown: string[] = []
  const told: string[] = []
  const ended = new AbortController()
  const at = { model: 'one/1', onRead: (_: string) => {} }
  const here = reading({
    vectors: async () => vectors,
    thread: {
      async read(what) {
        const text = 'entry' in what ? what.entry : what.question
        read.push(text)
        at.onRead(text)
        return new Uint8Array(DIMENSIONS).fill(text.length)
      },
    },
    model: async () => at.model,
    entries: () => [...entries.values()].sort((a, b) => b.localDate.localeCompare(a.localDate)),
    find: (id) => entries.get(id),
    withLock: (work) => work(),
    broken: async () => void told.push('broken'),
    ended: ended.signal,
  })
  here.subscribe(() => {
    const progress = here.progress()
    if (progress) shown.push(`${progress.read} of ${progress.all}`)
  })
  const change = (id: string, changes: Partial<Entry>) =>
    entries.set(id, { ...(entries.get(id) as Entry), ...changes })
  return { here, entries, kept, read, shown, told, ended, at, change, keys: () => [...kept.keys()] }
}

const [soup, sea, secret] = [
  anEntry({ _id: 'soup', content: 'Soup.' }),
  anEntry({ _id: 'sea', content: 'The sea!' }),
  anEntry({ _id: 'secret', content: 'Hidden.', hideFromAssistant: true }),
]

describe('the indexing of entries on this device', () => {
  it('indexes each once, with progress, and skips hidden ones', async () => {
    const { here, read, shown, keys } = aDevice(soup, secret, sea)
    await here.catchUp()
    await here.catchUp()
    expect([read, keys()]).toEqual([
      ['Soup.', 'The sea!'],
      ['soup', 'sea'],
    ])
    expect(shown).toEqual(['0 of 2', '1 of 2'])
    expect(here.progress()).toBeUndefined()
    const found = await here.readOf([soup, { _id: 'sea', content: 'What it was before' }])
    expect([...found]).toEqual([['soup', new Uint8Array(DIMENSIONS).fill(5)]])
  })

  it('deletes vectors of entries that are changed, hidden, deleted or moved', async () => {
    const more = anEntry({ _id: 'moved', content: 'Here.' })
    const { here, entries, change, keys, read } = aDevice(soup, sea, more)
    await here.catchUp()
    change('soup', { content: 'Stew.' })
    change('sea', { hideFromAssistant: true })
    entries.set('moved', { ...more, _id: 'elsewhere' })
    await here.tidy()
    expect(keys()).toEqual([])
    entries.delete('moved')
    await here.catchUp()
    expect([keys(), read.slice(3)]).toEqual([['soup'], ['Stew.']])
  })

  it('stores nothing of an entry hidden or deleted while it is indexed', async () => {
    const { here, at, change, entries, keys } = aDevice(soup, sea)
    at.onRead = (text) => {
      if (text === 'Soup.') change('soup', { hideFromAssistant: true })
      else entries.delete('sea')
    }
    await here.catchUp()
    expect(keys()).toEqual([])
  })

  it('indexes new entries next, and changed ones again', async () => {
    const { here, at, change, entries, read, keys } = aDevice(soup, sea)
    const today = anEntry({ _id: 'today', content: 'Today.', localDate: '2999-01-01' })
    at.onRead = (text) => {
      if (text === 'Soup.') entries.set('today', today)
      if (text === 'The sea!') change('soup', { content: 'Goulash.' })
    }
    await here.catchUp()
    expect(read).toEqual(['Soup.', 'Today.', 'The sea!', 'Goulash.'])
    expect(keys().toSorted()).toEqual(['sea', 'soup', 'today'])
  })

  it('restarts with another model, and ends with the journal or on request', async () => {
    const { here, at, read, ended } = aDevice(soup, sea)
    await here.catchUp()
    at.model = 'two/1'
    at.onRead = () => here.halt()
    await here.catchUp()
    expect(read).toEqual(['Soup.', 'The sea!', 'Soup.'])
    ended.abort()
    await here.catchUp()
    expect(read).toHaveLength(3)
  })

  it('reports a broken model, and gives up after repeated failures', async () => {
    const { here, at, told } = aDevice(soup)
    at.onRead = () => {
      throw new BrokenModel()
    }
    await here.catchUp()
    expect(told).toEqual(['broken'])
    const many = Array.from({ length: 9 }, (_, n) => anEntry({ _id: `${n}`, content: `Day ${n}.` }))
    const other = aDevice(...many)
    other.at.onRead = () => {
      throw new Error('Not now')
    }
    await other.here.catchUp()
    expect(other.read).toHaveLength(3)
  })
})

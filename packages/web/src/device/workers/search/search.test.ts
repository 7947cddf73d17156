import { holdsAll, searchable, textTermsOf } from '@daywell/core/search'
import { anEntry, seededRandom } from '@daywell/core/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { entryFeed } from './entry-feed.ts'
import { type SearchPort, startEntrySearch } from './entry-search.ts'
import { type SearchedEntry, searchIndex } from './search-index.ts'
import type { Found, ToSearch } from './search-messages.ts'

const river = anEntry({ _id: '1', title: 'By the river' })
const local = anEntry({ _id: 'local_2', title: 'Home', content: 'Only here: rain' })

it('JRN-36 all entries are searched, including those only on the device', () => {
  const index = searchIndex()
  index.put([river, local])
  expect(index.find('rain')).toEqual(['local_2'])
  expect(index.find('river morn')).toEqual(['1'])
  index.put([anEntry({ _id: 'local_2', title: 'Home', content: 'Snow by now' })])
  index.remove(['1'])
  expect([index.find('rain'), index.find('river'), index.find('sno')]).toEqual([
    [],
    [],
    ['local_2'],
  ])
})

it('LOOK-02 a search finds words in quotes that follow each other, and nothing it excludes', () => {
  const index = searchIndex()
  index.put([river, local])
  expect(index.find('"the river"')).toEqual(['1'])
  expect(index.find('"river the"')).toEqual([])
  expect(index.find('-river')).toEqual(['local_2'])
  expect(index.find('-river -rain')).toEqual([])
  expect(index.find('-river')).toEqual(['local_2'])
})

it('PERF-44 a query finds the same, whatever was searched for before', () => {
  const random = seededRandom(20261117)
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const words = [
    'river',
    'rivers',
    'th',
    'the',
    "don't",
    '京都',
    '🎉',
    '"river the"',
    '-the',
    '-"th',
  ]
  const phrase = (length: number) =>
    Array.from({ length }, () => pick(words)).join(pick([' ', ' ', '. ', '']))
  const all = new Map<string, SearchedEntry>()
  const index = searchIndex()
  const simple = (query: string) =>
    [...all.values()]
      .filter((entry) => {
        const { terms, excluded } = textTermsOf(query)
        const text = searchable(entry)
        return holdsAll(text, terms) && excluded.every((term) => !holdsAll(text, [term]))
      })
      .map(({ _id }) => _id)
  for (let round = 0; round < 3000; round += 1) {
    const _id = pick(['1', '2', '3', '4', '5', '6'])
    const metadata = { wordCount: 1, keywords: [] }
    const entry = anEntry({ _id, title: 'A', content: phrase(2), tags: [], metadata })
    const chance = random()
    if (chance < 0.1) {
      index.remove([entry._id])
      all.delete(entry._id)
    } else if (chance < 0.3) {
      index.put([entry])
      all.set(entry._id, entry)
    }
    const query = phrase(2)
    for (let end = Math.floor(random() * query.length); end <= query.length; end += 1) {
      const typed = query.slice(0, end)
      expect(index.find(typed).sort(), typed).toEqual(simple(typed).sort())
    }
  }
})

describe('queries to the worker', () => {
  function aSearch() {
    const asked: string[] = []
    const shown: string[] = []
    const port: SearchPort = {
      onmessage: null,
      onerror: null,
      terminate() {},
      postMessage(message: ToSearch) {
        if (message.kind === 'find') asked.push(message.query)
      },
    }
    const search = startEntrySearch(
      { onFound: ({ query }) => shown.push(query), onFailed() {} },
      () => port,
    )
    onTestFinished(search.close)
    const answer = () => {
      const data: Found = { query: asked.at(-1) ?? '', ids: [] }
      port.onmessage?.call(port as Worker, new MessageEvent('message', { data }))
    }
    return { search, answer, asked, shown }
  }

  it('PERF-46 show no answer to a query that another one has replaced', () => {
    const { search, answer, asked, shown } = aSearch()
    for (const query of ['r', 'ri', 'riv']) search.find(query)
    expect(asked).toEqual(['r'])
    answer()
    expect([asked, shown]).toEqual([['r', 'riv'], []])
    answer()
    expect([asked, shown]).toEqual([['r', 'riv'], ['riv']])
  })

  it('JRN-36 show each answer while entries arrive and the query stays', () => {
    const { search, answer, asked, shown } = aSearch()
    search.find('riv')
    search.find('riv')
    answer()
    expect([asked, shown]).toEqual([['riv', 'riv'], ['riv']])
    answer()
    expect(shown).toEqual(['riv', 'riv'])
  })
})

describe('the entry feed', () => {
  function aFeed() {
    const posted: ToSearch[] = []
    const turns: (() => void)[] = []
    const feed = entryFeed({
      post: (message) => posted.push(message),
      later: (act) => turns.push(act),
    })
    const turn = () => turns.shift()?.()
    const ids = () =>
      posted
        .splice(0)
        .map((message) =>
          message.kind === 'put' ? message.entries.map(({ _id }) => _id) : message,
        )
    return { feed, turn, turns, ids }
  }

  it('PERF-46 looks through a list only once, however many letters are typed', () => {
    const { feed, turn, turns, ids } = aFeed()
    let looks = 0
    const list = new Proxy([river, local], {
      get(of, name, self) {
        if (name === 'map') looks += 1
        return Reflect.get(of, name, self)
      },
    })
    for (const _letter of 'river') feed.follow(list)
    turn()
    expect([ids(), looks, turns.length]).toEqual([[['1', 'local_2']], 1, 0])
  })

  it('sends only what has changed', () => {
    const { feed, turn, ids } = aFeed()
    feed.follow([river, local])
    turn()
    expect(ids()).toEqual([['1', 'local_2']])
    const edited = { ...local, content: 'Snow' }
    feed.follow([river, edited])
    turn()
    expect(ids()).toEqual([['local_2']])
    feed.follow([edited])
    turn()
    expect(ids()).toEqual([{ kind: 'remove', ids: ['1'] }])
  })

  it('JRN-36 still sends what is queued when more is written in between', () => {
    const { feed, turn, ids } = aFeed()
    const all = ['1', '2', '3'].map((_id) => anEntry({ _id, content: 'word '.repeat(60_000) }))
    feed.follow(all)
    turn()
    feed.follow([...all, local])
    turn()
    expect(ids().flat()).toEqual(['1', '2', '3', 'local_2'])
  })

  it('sends in batches, and says when it is done', () => {
    const { feed, turn, turns, ids } = aFeed()
    const long = (_id: string) => anEntry({ _id, content: 'word '.repeat(60_000) })
    const all = ['1', '2', '3'].map(long)
    let fed = 0
    feed.follow(all)
    feed.afterwards(() => {
      fed += 1
    })
    turn()
    expect([ids(), fed]).toEqual([[['1', '2']], 0])
    // Queued entries that are deleted or changed in between aren't sent as they were.
    feed.follow([...all.slice(0, 2), { ...long('3'), title: 'Changed' }])
    turn()
    expect([ids(), fed, turns.length]).toEqual([[['3']], 1, 0])
    feed.afterwards(() => {
      fed += 1
    })
    expect(fed).toBe(2)
  })
})

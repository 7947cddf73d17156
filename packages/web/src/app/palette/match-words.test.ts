import fc from 'fast-check'
import { expect, it } from 'vitest'
import { looseTermsOf, scoreMatch } from './match-words.ts'
import { paletteTexts } from './palette.texts.ts'

const { actions, places, alsoCalled } = paletteTexts.en
const names: Readonly<Record<string, string>> = { ...actions, ...places }

const best = (query: string) =>
  Object.entries(names)
    .map(([id, name]) => ({
      id,
      score: scoreMatch(query, name, alsoCalled[id as keyof typeof alsoCalled]),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id)

it.each([
  ['new', 'newEntry'],
  ['prefs', 'preferences'],
  ['settings', 'preferences'],
  ['dark', 'dark'],
  ['THEME dark', 'dark'],
  ['theme sys', 'system'],
  ['sign out', 'logOut'],
  ['privacy data', 'privacy'],
  ['Préférences', 'preferences'],
  ['hotline', 'help'],
])('PAL-02 “%s” finds %s first', (query, id) => {
  expect(best(query)[0]).toBe(id)
})

it('PAL-02 a name that lacks one of the typed words is left out', () => {
  expect(best('dark insights')).toEqual([])
  expect(best('zzz')).toEqual([])
})

it('PAL-02 each prefix of a name, down to its first letter, finds that name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(names)), fc.nat(), (id, length) => {
      const name = names[id] ?? ''
      const typed = name.slice(0, 1 + (length % name.length))
      expect(best(typed)).toContain(id)
    }),
  )
})

it('every word of a query may be unfinished', () => {
  expect(looseTermsOf('morn wal')).toEqual([
    { text: 'morn', fits: 'beginning' },
    { text: 'wal', fits: 'beginning' },
  ])
})

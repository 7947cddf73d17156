import { describe, expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import { safetyOf } from './safety-of.ts'
import { harmlessDays } from './testing/harmless-days.ts'
import { harmlessIdioms } from './testing/harmless-idioms.ts'
import { saidOfOneself } from './testing/said-of-oneself.ts'
import { saidOfOthers } from './testing/said-of-others.ts'

const grave = [saidOfOneself, saidOfOthers].flatMap((set) => Object.values(set).flat())
const harmless = [harmlessIdioms, harmlessDays].flatMap((set) => Object.values(set).flat())
const random = seededRandom(41)
const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''

const verdicts = new Map([...grave, ...harmless].map((phrase) => [phrase, safetyOf(phrase).kind]))

/** The phrases whose verdict is another one after a change that means nothing. */
const swayedBy = (change: (phrase: string) => string, phrases = [...grave, ...harmless]) =>
  phrases.filter((phrase) => {
    const changed = change(phrase)
    return changed !== phrase && safetyOf(changed).kind !== verdicts.get(phrase)
  })

describe('a verdict does not change', () => {
  it('with the case of letters', () => {
    expect(swayedBy((phrase) => phrase.toUpperCase())).toEqual([])
    const mixed = (phrase: string) =>
      phrase.replace(/./g, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter))
    expect(swayedBy(mixed)).toEqual([])
  })

  it('with the kind and number of spaces', () => {
    const spaced = (phrase: string) =>
      phrase.replaceAll(' ', () => pick([' ', '  ', '\t', ' \t ', '\u00a0', '\u3000']))
    expect(swayedBy(spaced)).toEqual([])
  })

  it('with line breaks in what is grave', () => {
    const broken = (phrase: string) =>
      phrase.replaceAll(' ', () => pick([' ', '\n', ' \n', '\r\n']))
    const lost = grave.filter((phrase) => safetyOf(broken(phrase)).kind === null)
    expect(lost).toEqual([])
  })

  it('with a blank line in the middle of what is grave', () => {
    const torn = (phrase: string) => phrase.replaceAll(' ', '\n\n')
    const lost = grave.filter((phrase) => safetyOf(torn(phrase)).kind === null)
    expect(lost.length).toBeLessThan(grave.length / 4)
    expect(safetyOf('I want to\n\nkill\n\nmyself').kind).toBe('self')
  })

  it('with other apostrophes, or none', () => {
    const apostrophes = (sign: string) => (phrase: string) => phrase.replaceAll(/['’]/g, sign)
    for (const sign of ['’', '‘', '`', '´', 'ʼ', ''])
      expect(swayedBy(apostrophes(sign))).toEqual([])
  })

  it('with letters that are drawn out', () => {
    const drawn = (phrase: string) =>
      phrase.replace(/[aeiouy](?=[a-z]{2})/gi, (vowel) => vowel.repeat(4))
    const plain = grave.filter((phrase) => /^[A-Za-z ,'’.]+$/.test(phrase))
    expect(swayedBy(drawn, plain)).toEqual([])
  })

  it('with invisible signs inside words', () => {
    const hidden = (phrase: string) =>
      phrase.replace(/[a-z]/gi, (letter) => letter + pick(['', '\u200b', '\u00ad', '\u2060']))
    expect(swayedBy(hidden)).toEqual([])
  })

  it('with the way in which the same letters are stored', () => {
    expect(swayedBy((phrase) => phrase.normalize('NFD'))).toEqual([])
  })
})

describe('a page', () => {
  const day = () => Array.from({ length: 12 }, () => pick(harmless).replace(/[.!?]+$/, ''))

  it('never hides what is grave, wherever it stands', () => {
    const hidden = grave.filter((phrase) => {
      const [before, after] = [day(), day()]
      return safetyOf([...before, phrase.replace(/[.!?]+$/, ''), ...after].join('. ')).kind === null
    })
    expect(hidden).toEqual([])
  })

  it.each(['\n\n', '\n', ' … ', '... '])('never hides it among lines parted by %j', (parted) => {
    const hidden = grave.filter(
      (phrase) => safetyOf([...day(), phrase, ...day()].join(parted)).kind === null,
    )
    expect(hidden).toEqual([])
  })

  it('of harmless sentences stays harmless', () => {
    const pages = Array.from({ length: 50 }, () => day().join('. '))
    expect(pages.filter((page) => safetyOf(page).kind !== null)).toEqual([])
  })
})

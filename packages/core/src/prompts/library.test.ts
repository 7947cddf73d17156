import { describe, expect, it } from 'vitest'
import { writingTimes } from '#account/index.ts'
import {
  challenges,
  interestAreas,
  moods,
  promptPreferences,
  specificGoals,
} from '#preferences/index.ts'
import { promptId, promptLibrary } from './index.ts'
import type { Prompt } from './prompt.ts'

const seasons = ['spring', 'summer', 'autumn', 'winter']

/** Clichés, and words that tell people what to do. */
const WORN =
  /\b(?:inner child|safe space|self[- ]care|best self|authentic|journey of|healing|trauma|toxic|triggers?|boundar(?:y|ies)|mindful(?:ly|ness)?|manifest|gratitude|grateful|thankful|blessings?|unpack your|let go|letting go|hold space|you should|you ought|try to be|remember to|don’t forget|always remember)\b/i

describe('the library', () => {
  it('PRM-06 holds at least 300 prompts, no two of them with the same words', () => {
    expect(promptLibrary.length).toBeGreaterThanOrEqual(300)
    expect(new Set(promptLibrary.map(({ text }) => text)).size).toBe(promptLibrary.length)
    expect(new Set(promptLibrary.map(({ help }) => help)).size).toBe(promptLibrary.length)
    expect(new Set(promptLibrary.map(({ text }) => promptId(text))).size).toBe(promptLibrary.length)
  })

  it('speaks plainly and briefly', () => {
    for (const { text, help } of promptLibrary) {
      for (const words of [text, help]) {
        expect(words).toMatch(/^[\p{Lu}“][\p{L}\p{P} ]+[.?”]$/u)
        expect(words).not.toMatch(/ {2}|["'!]|\p{Extended_Pictographic}/u)
        expect(words).not.toMatch(WORN)
      }
      expect(text.length, text).toBeLessThanOrEqual(90)
      expect(help.length, help).toBeLessThanOrEqual(120)
    }
  })

  it('never asks the same thing twice in almost the same words', () => {
    const texts = promptLibrary.map(({ text }) => ({ text, words: threes(text) }))
    const alike = pairs(texts).filter(([a, b]) => likeness(a.words, b.words) > 0.25)
    expect(alike.map(([a, b]) => `${a.text} / ${b.text}`)).toEqual([])
  })

  it('does not begin again and again in the same way', () => {
    const most = (words: number) => {
      const groups = [...Map.groupBy(promptLibrary, opening(words)).values()]
      return Math.max(...groups.map(({ length }) => length))
    }
    expect(most(1) / promptLibrary.length).toBeLessThan(0.2)
    expect(most(2) / promptLibrary.length).toBeLessThan(0.04)
  })

  it.each([
    ['style', Object.keys(promptPreferences), 80],
    ['goals', specificGoals, 15],
    ['interests', interestAreas, 10],
    ['challenges', challenges, 10],
    ['moods', Object.keys(moods), 10],
    ['hours', writingTimes, 10],
    ['seasons', seasons, 9],
  ] as const)('has enough for each of the %s', (tag, values, enough) => {
    for (const value of values)
      expect(
        promptLibrary.filter((prompt) => prompt[tag]?.includes(value as never)).length,
        value,
      ).toBeGreaterThanOrEqual(enough)
  })

  it('has enough for anyone at any time, so that 60 can pass before one comes again', () => {
    const always = promptLibrary.filter(({ hours, seasons: some }) => !hours && !some)
    expect(always.length).toBeGreaterThan(250)
  })
})

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, at) => items.slice(at + 1).map((b): [T, T] => [a, b]))
}

/** The share that two texts have in common of their words, three in a row. */
function likeness(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  const shared = [...ours].filter((words) => theirs.has(words)).length
  return shared / (ours.size + theirs.size - shared)
}

function threes(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? []
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}

function opening(words: number): (prompt: Prompt) => string {
  return ({ text }) => text.split(' ').slice(0, words).join(' ')
}

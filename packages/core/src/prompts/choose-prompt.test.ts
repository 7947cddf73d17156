import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writingTimes } from '#account/index.ts'
import {
  challenges,
  interestAreas,
  moods,
  promptPreferences,
  specificGoals,
} from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type Circumstances, choosePrompt } from './choose-prompt.ts'
import { promptId, promptLibrary, withShown } from './index.ts'
import type { Prompt, Season } from './prompt.ts'
import { weightOf } from './weight.ts'

const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
const hourOf = { morning: 8, afternoon: 14, evening: 19, night: 23 }

/** A person without any choices, in the early afternoon of no season. */
const anyone: Circumstances = {
  preference: 'freeform',
  goals: [],
  interests: [],
  challenges: [],
  mood: 'neutral',
  hour: 14,
  season: undefined,
  recentlyShown: [],
  random: seededRandom(1),
}

const chosenFor = new Map<string, readonly Prompt[]>()

/** The prompts shown while `random` sweeps its whole range evenly. */
function allChosen(who: Partial<Circumstances>): readonly Prompt[] {
  const name = JSON.stringify(who)
  const chances = Array.from({ length: 250 }, (_, at) => (at + 0.5) / 250)
  const chosen =
    chosenFor.get(name) ??
    chances.map((chance) =>
      choosePrompt(promptLibrary, { ...anyone, ...who, random: () => chance }),
    )
  chosenFor.set(name, chosen)
  return chosen
}

/** Of how many choices something holds. */
function share(who: Partial<Circumstances>, holds: (prompt: Prompt) => boolean): number {
  const chosen = allChosen(who)
  return chosen.filter(holds).length / chosen.length
}

/** How much more often prompts with a tag are chosen for one person than for another. */
function grows(tag: Exclude<keyof Prompt, 'text' | 'help' | 'style' | 'plain'>, value: string) {
  const holds = (prompt: Prompt) => prompt[tag]?.includes(value as never) ?? false
  return (to: Partial<Circumstances>, from: Partial<Circumstances>) =>
    share(to, holds) / Math.max(share(from, holds), 0.004)
}

describe('PRM-07 the choice follows', () => {
  it('the preference: most prompts are of its style', () => {
    for (const preference of Object.keys(promptPreferences) as Prompt['style'][]) {
      const ofStyle = share({ preference }, ({ style }) => style === preference)
      expect(ofStyle, preference).toBeGreaterThan(0.5)
      expect(ofStyle, preference).toBeLessThan(0.9)
    }
  })

  it('goals', () => {
    for (const goal of specificGoals) {
      const others = specificGoals.filter((other) => other !== goal).slice(0, 1)
      expect(grows('goals', goal)({ goals: [goal] }, { goals: others }), goal).toBeGreaterThan(1.5)
    }
  })

  it('interests', () => {
    for (const interest of interestAreas)
      expect(grows('interests', interest)({ interests: [interest] }, {}), interest).toBeGreaterThan(
        2,
      )
  })

  it('challenges', () => {
    for (const challenge of challenges)
      expect(
        grows('challenges', challenge)({ challenges: [challenge] }, {}),
        challenge,
      ).toBeGreaterThan(3)
  })

  it('the mood', () => {
    for (const mood of Object.keys(moods) as Circumstances['mood'][]) {
      const other = mood === 'calm' ? 'happy' : 'calm'
      expect(grows('moods', mood)({ mood }, { mood: other }), mood).toBeGreaterThan(3)
    }
  })

  it('the hour: what belongs to another part of the day never comes', () => {
    for (const part of writingTimes) {
      const hour = hourOf[part]
      expect(
        share({ hour }, ({ hours }) => hours?.includes(part) ?? false),
        part,
      ).toBeGreaterThan(0.05)
      expect(
        share({ hour }, ({ hours }) => !(hours?.includes(part) ?? true)),
        part,
      ).toBe(0)
    }
  })

  it('the season: what belongs to another one never comes, nor any where none can be told', () => {
    for (const season of seasons) {
      expect(
        share({ season }, (one) => one.seasons?.includes(season) ?? false),
        season,
      ).toBeGreaterThan(0.03)
      expect(
        share({ season }, (one) => !(one.seasons?.includes(season) ?? true)),
        season,
      ).toBe(0)
    }
    expect(share({}, (one) => one.seasons !== undefined)).toBe(0)
  })
})

const somebody: fc.Arbitrary<Circumstances> = fc
  .record({
    preference: fc.constantFrom(...(Object.keys(promptPreferences) as Prompt['style'][])),
    goals: fc.subarray([...specificGoals]),
    interests: fc.subarray([...interestAreas]),
    challenges: fc.subarray([...challenges]),
    mood: fc.constantFrom(...(Object.keys(moods) as Circumstances['mood'][])),
    hour: fc.integer({ min: 0, max: 23 }),
    season: fc.constantFrom(undefined, ...seasons),
    seed: fc.integer(),
  })
  .map(({ seed, ...who }) => ({ ...who, recentlyShown: [], random: seededRandom(seed) }))

/** What one person is shown, one after the other, all of it remembered. */
function shownTo(who: Circumstances, library: readonly Prompt[], times: number): string[] {
  const shown: string[] = []
  let recentlyShown: string[] = []
  for (let time = 0; time < times; time += 1) {
    const id = promptId(choosePrompt(library, { ...who, recentlyShown }).text)
    shown.push(id)
    recentlyShown = withShown(recentlyShown, id)
  }
  return shown
}

describe('PRM-08 what was shown lately', () => {
  it('is none of the 60 prompts before, for anybody at any time', () => {
    fc.assert(
      fc.property(somebody, (who) => {
        const shown = shownTo(who, promptLibrary, 150)
        for (const [at, id] of shown.entries())
          expect(shown.slice(Math.max(0, at - 60), at)).not.toContain(id)
      }),
      { numRuns: 10, seed: 5 },
    )
  })

  it('comes again after 60 others', () => {
    const few = promptLibrary.slice(0, 61)
    const shown = shownTo(anyone, few, 122)
    expect(new Set(shown.slice(0, 61)).size).toBe(61)
    expect(shown.slice(61)).toEqual(shown.slice(0, 61))
  })

  it('is the one longest ago in a library that is too small, and never the last one', () => {
    for (const size of [2, 3, 20]) {
      const shown = shownTo(anyone, promptLibrary.slice(100, 100 + size), size * 4)
      for (const [at, id] of shown.entries()) expect(id).not.toBe(shown[at - 1])
      expect(new Set(shown.slice(-size)).size).toBe(size)
    }
  })
})

describe('the choice', () => {
  it('takes what there is when nothing fits the hour, the season or the person', () => {
    const odd: Prompt = {
      text: 'A',
      help: 'B',
      style: 'growth',
      hours: ['night'],
      seasons: ['winter'],
    }
    expect(choosePrompt([odd], { ...anyone, recentlyShown: [promptId('A')] })).toBe(odd)
    expect(() => choosePrompt([], anyone)).toThrow('no prompt')
  })

  it('is the same for the same chance, whatever the chance is', () => {
    for (const chance of [0, 0.5, 1 - 2 ** -53, 1]) {
      const random = () => chance
      const found = choosePrompt(promptLibrary, { ...anyone, random })
      expect(choosePrompt(promptLibrary, { ...anyone, random })).toBe(found)
    }
  })

  it('leaves every prompt possible, whatever the person has chosen', () => {
    const always = promptLibrary.filter(({ hours, seasons: some }) => !hours && !some)
    fc.assert(
      fc.property(somebody, (who) => {
        for (const prompt of always) expect(weightOf(prompt, who, who)).toBeGreaterThan(0)
      }),
      { numRuns: 50, seed: 5 },
    )
  })
})

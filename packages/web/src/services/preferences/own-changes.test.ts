import {
  defaultPreferences,
  fontSizes,
  moods,
  type Preferences,
  preferences,
  privacyLevels,
} from '@daywell/core/preferences'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownFields } from './fields.ts'
import { applyChanges, changesBetween, mergeChanges, type OwnChanges } from './own-changes.ts'

const oneOf = <T extends object>(choices: T) =>
  fc.constantFrom(...(Object.keys(choices) as (keyof T)[]))
const someWords = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })

/** Preferences that differ in a value, a number, a flag, lists, the level and the version. */
const anyPreferences: fc.Arbitrary<Preferences> = fc
  .record({
    fontSize: oneOf(fontSizes),
    mood: oneOf(moods),
    level: oneOf(privacyLevels),
    entriesPerWeek: fc.integer({ min: 1, max: 7 }),
    reminderEnabled: fc.boolean(),
    goals: someWords,
    events: someWords,
    version: fc.nat(20),
  })
  .map((drawn) => {
    const first = defaultPreferences()
    return {
      ...first,
      accessibility: { ...first.accessibility, fontSize: drawn.fontSize },
      personalInfo: {
        ...first.personalInfo,
        currentMood: drawn.mood,
        majorLifeEvents: drawn.events,
      },
      journalStyle: { ...first.journalStyle, privacyLevel: drawn.level },
      writingGoals: {
        ...first.writingGoals,
        entriesPerWeek: drawn.entriesPerWeek,
        specificGoals: drawn.goals,
      },
      notifications: { ...first.notifications, reminderEnabled: drawn.reminderEnabled },
      version: drawn.version,
    }
  })

const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value)
const valuesOf = (whole: Preferences) =>
  Object.fromEntries(ownFields.map((field) => [field.name, sorted(field.of(whole))]))

describe('a person’s own changes merged into the server’s preferences', () => {
  it('apply to every field they changed, and to no other', () => {
    fc.assert(
      fc.property(anyPreferences, anyPreferences, anyPreferences, (shown, wanted, server) => {
        const changes = changesBetween(shown, wanted)
        const result = applyChanges(server, changes)
        for (const field of ownFields) {
          const now = field.of(result)
          if (!(field.name in changes)) expect(now).toEqual(field.of(server))
          else if (!Array.isArray(now)) expect(now).toEqual(field.of(wanted))
        }
        expect(result.journalStyle.privacyLevel).toBe(server.journalStyle.privacyLevel)
        expect(result.version).toBe(server.version)
        expect(preferences.safeParse(result).success).toBe(true)
      }),
    )
  })

  it("in a list keep others' additions, add their own, and remove what they removed", () => {
    fc.assert(
      fc.property(anyPreferences, anyPreferences, anyPreferences, (shown, wanted, server) => {
        const list = (whole: Preferences) => whole.writingGoals.specificGoals
        const result = list(applyChanges(server, changesBetween(shown, wanted)))
        for (const word of ['a', 'b', 'c', 'd', 'e']) {
          const before = list(shown).includes(word)
          const after = list(wanted).includes(word)
          const expected = before === after ? list(server).includes(word) : after
          expect(result.includes(word), word).toBe(expected)
        }
        expect(new Set(result).size).toBe(result.length)
      }),
    )
  })

  it('equal the wanted state if the server has what was shown, and are idempotent', () => {
    fc.assert(
      fc.property(anyPreferences, anyPreferences, (shown, wanted) => {
        const changes = changesBetween(shown, wanted)
        const once = applyChanges(shown, changes)
        expect(valuesOf(once)).toEqual(valuesOf(wanted))
        expect(applyChanges(once, changes)).toEqual(once)
      }),
    )
  })

  it('of two sittings are the same merged as one after the other', () => {
    fc.assert(
      fc.property(
        fc.array(anyPreferences, { minLength: 4, maxLength: 4 }),
        ([first, second, third, server]) => {
          if (!first || !second || !third || !server) return
          const earlier = changesBetween(first, second)
          const later = changesBetween(second, third)
          const both = JSON.parse(JSON.stringify(mergeChanges(earlier, later))) as OwnChanges
          expect(applyChanges(server, both)).toEqual(
            applyChanges(applyChanges(server, earlier), later),
          )
        },
      ),
    )
  })

  it('that are invalid for a field leave it as it is', () => {
    const first = defaultPreferences()
    const changes = {
      'accessibility.fontSize': { to: 'gigantic' },
      'journalStyle.privacyLevel': { to: 'cloud' },
      'writingGoals.specificGoals': { added: [' '], removed: [] },
      'no.such': { to: 1 },
    }
    expect(applyChanges(first, changes)).toEqual(first)
  })

  it('fit into a full list, where the latest additions of others make room', () => {
    const full = Array.from({ length: 100 }, (_, index) => `goal ${index}`)
    const first = defaultPreferences()
    const server = { ...first, writingGoals: { ...first.writingGoals, specificGoals: full } }
    const changes = { 'writingGoals.specificGoals': { added: ['mine'], removed: [] } }
    const { specificGoals } = applyChanges(server, changes).writingGoals
    expect(specificGoals).toEqual([...full.slice(0, 99), 'mine'])
  })
})

import * as z from 'zod/mini'
import { preferredWritingTime, words } from '#account/index.ts'
import { clockTime } from '#input/index.ts'
import {
  aiInteractions,
  fontSizes,
  moods,
  primaryGoals,
  privacyLevels,
  promptPreferences,
  sleepQualities,
  stressLevels,
  valuesOf,
} from './choices.ts'
import { isOnStep, ranges } from './ranges.ts'

export const mood = z.enum(valuesOf(moods))
export const privacyLevel = z.enum(valuesOf(privacyLevels))
export const aiInteraction = z.enum(valuesOf(aiInteractions))

const { entriesPerWeek, wordsPerEntry, lineSpacing } = ranges

const sections = {
  writingGoals: z.strictObject({
    entriesPerWeek: z.int().check(z.gte(entriesPerWeek.min), z.lte(entriesPerWeek.max)),
    wordsPerEntry: z.int().check(z.gte(wordsPerEntry.min), z.lte(wordsPerEntry.max)),
    primaryGoal: z.enum(valuesOf(primaryGoals)),
    specificGoals: words(),
  }),
  personalInfo: z.strictObject({
    currentMood: mood,
    stressLevel: z.enum(valuesOf(stressLevels)),
    sleepQuality: z.enum(valuesOf(sleepQualities)),
    majorLifeEvents: words(),
    interests: words(),
    challengesToAddress: words(),
  }),
  journalStyle: z.strictObject({
    promptPreference: z.enum(valuesOf(promptPreferences)),
    topicsOfInterest: words(),
    privacyLevel,
    aiInteraction,
  }),
  notifications: z.strictObject({
    reminderEnabled: z.boolean(),
    streakAlerts: z.boolean(),
    preferredTime: clockTime(),
  }),
  accessibility: z.strictObject({
    fontSize: z.enum(valuesOf(fontSizes)),
    lineSpacing: z.number().check(
      z.gte(lineSpacing.min),
      z.lte(lineSpacing.max),
      z.refine((value) => isOnStep(value, lineSpacing), 'Must be in steps of 0.1'),
    ),
  }),
}

const version = z.int().check(z.gte(0))

/** A person's preferences, with the server's version. */
export const preferences = z.object({ ...sections, preferredWritingTime, version })
export type Preferences = z.output<typeof preferences>

/**
 * Preferences as they are sent: complete, so that nothing is reset by accident. `version` is the
 * last one seen, for optimistic locking; a client without versions omits it, and keeps
 * `preferredWritingTime` so.
 */
export const preferencesInput = z.strictObject({
  ...sections,
  preferredWritingTime: z.optional(preferredWritingTime),
  version: z.optional(version),
})
export type PreferencesInput = z.output<typeof preferencesInput>

import { type Moment, partOfDay } from './moment.ts'
import type { Prompt } from './prompt.ts'
import type { Wishes } from './wishes.ts'

/**
 * The weight of a prompt; 1 is neutral. A wrong hour or season rules it out; everything else only
 * makes it more or less likely, so that other prompts still come up.
 */
export function weightOf(prompt: Prompt, wishes: Wishes, { hour, season }: Moment): number {
  return (
    (prompt.style === wishes.preference ? 6 : 1) *
    chosen(prompt.goals, wishes.goals, { fits: 2.5, other: 0.7 }) *
    chosen(prompt.interests, wishes.interests, { fits: 3.5, other: 0.4 }) *
    named(prompt.challenges, wishes.challenges) *
    fitting(prompt.moods, wishes.mood, { fits: 3, other: 0.1 }) *
    fitting(prompt.hours, partOfDay(hour), { fits: 2.5, other: 0 }) *
    fitting(prompt.seasons, season, { fits: 3, other: 0 })
  )
}

interface Factor {
  readonly fits: number
  readonly other: number
}

/** Without choices, every prompt fits. */
function chosen<T>(tags: readonly T[] | undefined, wanted: readonly T[], factor: Factor): number {
  if (!tags || wanted.length === 0) return 1
  return tags.some((tag) => wanted.includes(tag)) ? factor.fits : factor.other
}

/** Prompts about a difficulty are only for people who named it. */
function named<T>(tags: readonly T[] | undefined, wanted: readonly T[]): number {
  if (!tags) return 1
  return tags.some((tag) => wanted.includes(tag)) ? 3.5 : 0.4
}

function fitting<T>(tags: readonly T[] | undefined, now: T | undefined, factor: Factor): number {
  if (!tags) return 1
  return now !== undefined && tags.includes(now) ? factor.fits : factor.other
}

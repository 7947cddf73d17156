import type { FeelingGroup } from '../feelings/groups.ts'
import { covers } from '../themes/same-matter.ts'
import type { GatheredTheme, Period } from './gather.ts'

/** How one period differs from an earlier one. */
export interface Changes {
  readonly themes: {
    readonly new: readonly GatheredTheme[]
    /** Those of the earlier period that are no longer named. */
    readonly gone: readonly GatheredTheme[]
    readonly grown: readonly GatheredTheme[]
  }
  readonly feelings: {
    readonly risen: readonly FeelingGroup[]
    readonly fallen: readonly FeelingGroup[]
  }
  /** `unknown` if one of the two periods has no valence. */
  readonly mood: 'better' | 'worse' | 'alike' | 'unknown'
  readonly valence: { readonly before: number | null; readonly now: number | null }
}

/** A smaller shift may be chance. */
const MIN_SHIFT = 0.15
const GROWN = 1.5

/** What changed against an earlier period. */
export function changes(period: Period, earlier: Period): Changes {
  return {
    themes: {
      new: period.themes.filter((theme) => !sameIn(earlier, theme)),
      gone: earlier.themes.filter((theme) => !sameIn(period, theme)),
      grown: period.themes.filter((theme) => {
        const before = sameIn(earlier, theme)
        return before !== undefined && share(theme, period) >= share(before, earlier) * GROWN
      }),
    },
    feelings: feelingChanges(period, earlier),
    mood: moodChange(period.valence, earlier.valence),
    valence: { before: earlier.valence, now: period.valence },
  }
}

/** The same theme in another period, in fewer words or in more. */
function sameIn({ themes }: Period, { key }: GatheredTheme): GatheredTheme | undefined {
  return themes.find((theme) => covers(theme.key, key) || covers(key, theme.key))
}

/** The share of entries that name it, so that a week of two entries compares. */
function share({ entries }: { readonly entries: readonly string[] }, { entryCount }: Period) {
  return entries.length / Math.max(1, entryCount)
}

function feelingChanges(period: Period, earlier: Period): Changes['feelings'] {
  const before = new Map(earlier.feelings.map((one) => [one.group, share(one, earlier)]))
  const now = new Map(period.feelings.map((one) => [one.group, share(one, period)]))
  const groups = [...new Set([...now.keys(), ...before.keys()])]
  const shiftOf = (group: FeelingGroup) => (now.get(group) ?? 0) - (before.get(group) ?? 0)
  return {
    risen: groups.filter((group) => shiftOf(group) >= MIN_SHIFT),
    fallen: groups.filter((group) => shiftOf(group) <= -MIN_SHIFT),
  }
}

function moodChange(now: number | null, before: number | null): Changes['mood'] {
  if (now === null || before === null) return 'unknown'
  if (Math.abs(now - before) < MIN_SHIFT) return 'alike'
  return now > before ? 'better' : 'worse'
}

import type { FeelingGroup } from '../feelings/groups.ts'
import type { GatheredTheme, Period } from './gather.ts'

/** How one period differs from an earlier one. */
export interface Changes {
  readonly themes: {
    readonly new: readonly GatheredTheme[]
    /** Those of the earlier period that are not named any more. */
    readonly gone: readonly GatheredTheme[]
    readonly grown: readonly GatheredTheme[]
  }
  readonly feelings: {
    readonly risen: readonly FeelingGroup[]
    readonly fallen: readonly FeelingGroup[]
  }
  /** `unknown` where one of the two periods does not tell. */
  readonly mood: 'better' | 'worse' | 'alike' | 'unknown'
  readonly valence: { readonly before: number | null; readonly now: number | null }
}

/** Less than this cannot be told from chance. */
const TURN = 0.15
const GROWN = 1.5

/** What changed against an earlier period. */
export function changes(period: Period, earlier: Period): Changes {
  const before = new Map(earlier.themes.map((theme) => [theme.key, share(theme, earlier)]))
  const now = new Set(period.themes.map(({ key }) => key))
  return {
    themes: {
      new: period.themes.filter(({ key }) => !before.has(key)),
      gone: earlier.themes.filter(({ key }) => !now.has(key)),
      grown: period.themes.filter((theme) => {
        const share0 = before.get(theme.key)
        return share0 !== undefined && share(theme, period) >= share0 * GROWN
      }),
    },
    feelings: feelingChanges(period, earlier),
    mood: moodTurn(period.valence, earlier.valence),
    valence: { before: earlier.valence, now: period.valence },
  }
}

/** Of all entries, those that name it: a week of two entries is not a poorer one. */
function share({ entries }: { readonly entries: readonly string[] }, { entryCount }: Period) {
  return entries.length / Math.max(1, entryCount)
}

function feelingChanges(period: Period, earlier: Period): Changes['feelings'] {
  const before = new Map(earlier.feelings.map((one) => [one.group, share(one, earlier)]))
  const now = new Map(period.feelings.map((one) => [one.group, share(one, period)]))
  const groups = [...new Set([...now.keys(), ...before.keys()])]
  const turn = (group: FeelingGroup) => (now.get(group) ?? 0) - (before.get(group) ?? 0)
  return {
    risen: groups.filter((group) => turn(group) >= TURN),
    fallen: groups.filter((group) => turn(group) <= -TURN),
  }
}

function moodTurn(now: number | null, before: number | null): Changes['mood'] {
  if (now === null || before === null) return 'unknown'
  if (Math.abs(now - before) < TURN) return 'alike'
  return now > before ? 'better' : 'worse'
}

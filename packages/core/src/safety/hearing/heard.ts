import type { Found } from '../matching/matcher.ts'
import type { Word } from '../reading/words.ts'
import type { Concern } from '../verdict.ts'
import type { Surroundings } from './surroundings.ts'

type Alarm = Found<Concern>

const I = new Set(['i', 'im', 'ive', 'id', 'il'])

/** The verdict of the matches, after everything that excuses them. */
export function heardIn(
  words: readonly Word[],
  alarms: readonly Alarm[],
  calm: readonly Found<unknown>[],
  around: readonly Surroundings[],
): Set<Concern> {
  const isCalm = coveredBy(
    calm.filter((found) => isOnOneLine(found, words)),
    words,
  )
  const loud = alarms.filter((alarm) => !isCalm(alarm))
  const isPartOfMore = withinLonger(loud, words)
  const heard = new Set<Concern>()
  for (const alarm of loud) {
    if (isPartOfMore(alarm)) continue
    const meant = inItsPlace(alarm, words, around[alarm.to - 1])
    if (meant) heard.add(meant)
  }
  return heard
}

// The next line must not excuse what was said on this one.
function isOnOneLine({ from, to }: Found<unknown>, words: readonly Word[]): boolean {
  return words.slice(from + 1, to).every(({ before }) => before === 'none')
}

/** Whether the start, the end, or half of a match is covered by a harmless phrase on its line. */
function coveredBy(calm: readonly Found<unknown>[], words: readonly Word[]) {
  const covered = new Uint8Array(words.length)
  for (const { from, to } of calm) covered.fill(1, from, to)
  return (alarm: Alarm) => {
    const { from } = alarm
    const to = endOfItsLine(alarm, words)
    if (covered[to - 1] || (covered[from] && covered[from + 1])) return true
    let count = 0
    for (let at = from; at < to; at++) count += covered[at] ?? 0
    return count * 2 >= to - from
  }
}

// A gap at its end may reach into the next line, where something harmless may stand.
function endOfItsLine({ from, to }: Alarm, words: readonly Word[]): number {
  for (let at = from + 1; at < to; at++) if (words[at]?.before !== 'none') return at
  return to
}

/**
 * `My friend wants to die` contains `wants to die`: a statement about another person doesn't count
 * for the writer, unless there's an `I` in between. Likewise, `thoughts of hurting my baby` are the
 * writer's own.
 */
function withinLonger(alarms: readonly Alarm[], words: readonly Word[]) {
  const ofSomebody = alarms.filter(
    ({ meaning, from, to }) =>
      (meaning === 'other-person' || meaning === 'in-danger') &&
      !words.slice(from, to).some(({ word }) => I.has(word)),
  )
  const overSelf = longestAt(ofSomebody, words.length)
  const overOthers = longestAt(
    alarms.filter(({ meaning }) => meaning === 'harm-to-others'),
    words.length,
  )
  return ({ meaning, from, to }: Alarm) => {
    if (meaning === 'self') return overSelf(from) >= to - from
    return meaning === 'other-person' && overOthers(from) > to - from
  }
}

function longestAt(alarms: readonly Alarm[], length: number) {
  const longest = new Uint8Array(length)
  for (const { from, to } of alarms) {
    for (let at = from; at < to; at++) longest[at] = Math.max(longest[at] ?? 0, to - from)
  }
  return (at: number) => longest[at] ?? 0
}

function inItsPlace(
  { meaning, from }: Alarm,
  words: readonly Word[],
  around: Surroundings | undefined,
): Concern | undefined {
  if (!around) return meaning
  if (meaning !== 'self') return isNarrated(meaning, around) ? undefined : meaning
  if (!words[from]?.quoted) return meaning
  if (around.story) return around.echoed ? meaning : undefined
  return around.reported ? 'other-person' : meaning
}

/** From a dream, a play, or a book about fictional people. */
function isNarrated(meaning: Concern, { dream, story, storyBefore, near }: Surroundings): boolean {
  return dream || (meaning === 'other-person' && (story || storyBefore) && !near)
}

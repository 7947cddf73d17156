import type { Found } from '../matching/matcher.ts'
import type { HintKind } from '../phrases/hints.ts'
import type { Surroundings } from './surroundings.ts'

/** The maximum distance of two hints in words: about a sentence. */
const NEAR_BY = 12

/**
 * Which kinds weigh together. The others co-occur on ordinary pages: a sad page says twice how sad it
 * is, and mourning includes goodbyes.
 */
const WEIGH: Readonly<Record<HintKind, readonly HintKind[]>> = {
  means: ['resolve', 'calm', 'farewell', 'despair', 'burden', 'secrecy'],
  place: ['burden'],
  resolve: ['means', 'calm', 'farewell', 'legacy', 'despair', 'burden'],
  calm: ['means', 'resolve', 'legacy'],
  farewell: ['means', 'resolve', 'legacy', 'burden'],
  legacy: ['resolve', 'calm', 'farewell', 'burden'],
  despair: ['means', 'resolve'],
  burden: ['means', 'place', 'resolve', 'farewell', 'legacy'],
  secrecy: ['means'],
}

type Hint = Found<HintKind>

/** Whether two hints of different kinds are close together, outside of a dream or a story. */
export function addUp(hints: readonly Hint[], around: readonly Surroundings[]): boolean {
  const last = new Map<HintKind, number>()
  const inOrder = hints
    .filter((hint) => !isNarrated(around[hint.to - 1]))
    .sort((a, b) => a.from - b.from)
  return inOrder.some(({ meaning, from, to }) => {
    const hasPair = [...last].some(
      ([other, end]) => end <= from && from - end <= NEAR_BY && WEIGH[meaning].includes(other),
    )
    last.set(meaning, Math.max(last.get(meaning) ?? 0, to))
    return hasPair
  })
}

function isNarrated(around: Surroundings | undefined): boolean {
  return around !== undefined && (around.dream || around.story || around.storyBefore)
}

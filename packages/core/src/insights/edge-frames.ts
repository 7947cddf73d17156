import type { Material } from './material.ts'
import type { Statement } from './story/statements.ts'
import * as words from './words/story.ts'

/** Of the entries, what still counts as the beginning or the end. */
const EDGE = 1 / 3

/** How the sentences of the beginning and the end are introduced; nothing is called early that isn't. */
export function edgeFrames({ period, all, story: { arc } }: Material) {
  const inOrder = all.map(({ entry }) => entry).toSorted(byTime)
  const days = inOrder.map(({ localDate }) => localDate)
  const isSpan = period.kind === 'yearly' || period.kind === 'days'
  const placeOf = (id: string | undefined) => inOrder.findIndex(({ _id }) => _id === id)
  return { first: firstFrames(arc.beginning), last: lastFrames(arc.ending) }

  function firstFrames(one: Statement | undefined): readonly string[] {
    const isFirst = isSpan ? one?.localDate === days[0] : placeOf(one?.id) === 0
    if (isFirst) return isSpan ? words.firstDay : words.begins
    if (placeOf(one?.id) >= all.length * EDGE) return words.amid
    return isSpan ? words.amongFirst : words.early
  }

  function lastFrames(one: Statement | undefined): readonly string[] {
    const isLast = isSpan ? one?.localDate === days.at(-1) : placeOf(one?.id) === all.length - 1
    if (isLast) return isSpan ? words.lastDay : words.ends
    const fromEnd = all.length - 1 - placeOf(one?.id)
    if (fromEnd >= all.length * EDGE) return words.amid
    return isSpan ? words.amongLast : words.late
  }
}

type Summed = Material['all'][number]['entry']

/** By day, then by creation time: the same order on every device. */
function byTime(one: Summed, other: Summed): number {
  const at = ({ localDate, createdAt, _id }: Summed) => `${localDate} ${createdAt} ${_id}`
  return at(one) < at(other) ? -1 : 1
}

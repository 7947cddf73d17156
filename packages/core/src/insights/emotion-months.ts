import { emotionNames, emotionOf } from '#analysis/index.ts'
import type { Material } from './material.ts'
import { monthsIn } from './period.ts'
import type { Told } from './story/statements.ts'
import type { SpanSummary } from './summary-schema.ts'

/** In how many entries of each month its writer names a feeling, by emotion. */
export function emotionMonths({ period, story }: Material): SpanSummary['emotionMonths'] {
  const months = monthsIn(period)
  const placeOf = new Map(months.map((month, at) => [month, at]))
  const rows = emotionNames.map((emotion) => ({ emotion, entries: months.map(() => 0) }))
  for (const told of story.told) {
    const at = placeOf.get(told.page.localDate.slice(0, 7))
    const named = namedIn(told)
    for (const { emotion, entries } of rows)
      if (at !== undefined && named.has(emotion)) entries[at] = (entries[at] ?? 0) + 1
  }
  return { months, rows: rows.filter(({ entries }) => entries.some((count) => count > 0)) }
}

/** Hedged, negated and other people's feelings are none of the writer's. */
const namedIn = ({ feelings }: Told) =>
  new Set(
    feelings
      .filter(({ negated, group }) => !negated && !OF_NO_EMOTION.has(group))
      .map(({ group }) => emotionOf(group)),
  )

/** The charts put these with the nearest emotion, but who says `tired` doesn't name sadness. */
const OF_NO_EMOTION: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'tiredness',
  'boredom',
  'stress',
  'confusion',
  'interest',
  'shame',
])

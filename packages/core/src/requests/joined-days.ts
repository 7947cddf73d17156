import { addDays } from '#time/index.ts'
import type { NamedDays } from './calendar-days.ts'

/** After how long there are days of the same name. */
export type Cycle = 'week' | 'month' | 'year'

/**
 * From the first days to the last. Where the last ones come earlier, the first ones are meant that
 * came before them: on a Thursday, `Monday to Friday` is of the week before.
 */
export function joined(
  { days: { from, to }, cycle }: { readonly days: NamedDays; readonly cycle?: Cycle },
  { to: end }: NamedDays,
): NamedDays {
  const of = cycle ?? (from === to ? undefined : 'year')
  if (from <= end || !of || isSaidBackward(from, end, of)) return inOrder({ from, to: end })
  return inOrder({ from: before(from, of), to: end })
}

export const inOrder = ({ from, to }: NamedDays): NamedDays =>
  from <= to ? { from, to } : { from: to, to: from }

/** `between the 10th and the 3rd`, `from November 10 to November 3`. */
function isSaidBackward(from: string, end: string, cycle: Cycle): boolean {
  if (cycle === 'month') return from.slice(8) > end.slice(8)
  return cycle === 'year' && from.slice(0, 7) === end.slice(0, 7)
}

/** The same day, one week, month or year earlier. */
function before(day: string, cycle: Cycle): string {
  if (cycle === 'week') return addDays(day, -7)
  if (cycle === 'year') return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}${day.slice(7)}`
}

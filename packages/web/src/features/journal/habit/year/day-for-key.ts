import { addDays } from '@daywell/core/time'

interface Span {
  readonly first: string
  readonly last: string
}

interface Pressed {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** A week is a column in a year, a row in a month. */
export type Layout = 'year' | 'month'

function stepOf(key: string, layout: Layout): number | undefined {
  const [sideways, down] = layout === 'year' ? [7, 1] : [1, 7]
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -sideways,
    ArrowRight: sideways,
    ArrowUp: -down,
    ArrowDown: down,
    PageUp: -28,
    PageDown: 28,
  }
  return steps[key]
}

/** The day that a key moves to, if any. */
export function dayForKey(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  from: string,
  { first, last, layout }: Span & { readonly layout: Layout },
): string | undefined {
  // With a modifier, keys belong to the browser: back, forward, start and end.
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Home') return first
  if (key === 'End') return last
  const step = stepOf(key, layout)
  if (step === undefined) return undefined
  const next = addDays(from, step)
  return next < first || next > last ? undefined : next
}

/** Clamps a day to a span. */
export function dayWithin(day: string, { first, last }: Span): string {
  if (day < first) return first
  return day > last ? last : day
}

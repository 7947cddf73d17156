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

/** In a year a week is a column, in a month it is a row. */
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

/** The day that a key goes to from another one; none where there is none, or for another key. */
export function dayForKey(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  from: string,
  { first, last, layout }: Span & { readonly layout: Layout },
): string | undefined {
  // With these, keys are the browser's own: back, forward, the ends of the page.
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Home') return first
  if (key === 'End') return last
  const step = stepOf(key, layout)
  if (step === undefined) return undefined
  const next = addDays(from, step)
  return next < first || next > last ? undefined : next
}

/** The day itself, or the end of the span that is nearest to it. */
export function dayWithin(day: string, { first, last }: Span): string {
  if (day < first) return first
  return day > last ? last : day
}

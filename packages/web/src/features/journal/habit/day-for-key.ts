import { addDays } from '@daywell/core/time'

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  PageUp: -28,
  PageDown: 28,
}

interface Span {
  readonly first: string
  readonly last: string
}

/** The day that a key goes to from another one; none where there is none, or for another key. */
export function dayForKey(key: string, from: string, { first, last }: Span): string | undefined {
  if (key === 'Home') return first
  if (key === 'End') return last
  const step = STEPS[key]
  if (step === undefined) return undefined
  const next = addDays(from, step)
  return next < first || next > last ? undefined : next
}

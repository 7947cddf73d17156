import type { MonthlyInsights } from '@daywell/core/insights'

export interface InsightField {
  readonly name: string
  /** Its name as people read it: `Emotional Patterns`. */
  readonly heading: string
  readonly value: string | readonly string[]
}

/** The fields of a month that say something, in their order. */
export function insightFields(insights: MonthlyInsights): InsightField[] {
  return Object.entries(insights)
    .map(([name, value]) => ({ name, heading: inWords(name), value: withoutBlanks(value) }))
    .filter(({ value }) => value.length > 0)
}

function withoutBlanks(value: string | readonly string[]): string | readonly string[] {
  return typeof value === 'string' ? value.trim() : value.map((item) => item.trim())
}

/** `emotionalPatterns` as `Emotional Patterns`. */
function inWords(name: string): string {
  const words = name.replace(/(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

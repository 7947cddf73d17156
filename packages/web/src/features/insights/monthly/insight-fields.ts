import type { MonthlyInsights } from '@daywell/core/insights'

export interface InsightField {
  readonly name: string
  /** Heading such as `Emotional Patterns`. */
  readonly heading: string
  readonly value: string | readonly string[]
}

/** The non-empty fields of a month, in order. */
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

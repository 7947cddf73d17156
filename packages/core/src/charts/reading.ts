/** The one-sentence reading of a chart, backed by its numbers. */
export interface Reading {
  readonly sentence: string
  /** The keys of the points that it names. */
  readonly names: readonly string[]
  /** Whether there's enough data to draw; otherwise the sentence says how much is needed. */
  readonly isEnough: boolean
  /** How many entries are needed, and how many there are; only where there are too few. */
  readonly lacks?: { readonly least: number; readonly there: number }
}

export const makeReading = (sentence: string, names: readonly string[] = []): Reading => ({
  sentence,
  names,
  isEnough: true,
})

/** Says how many entries it takes. */
export function tooFew(least: number, there: number, which = ''): Reading {
  const have = there === 0 ? 'none yet' : formatNumber(there)
  const sentence = `This chart needs ${pluralize(least, 'entry', 'entries')}${which}. You have ${have}.`
  return { sentence, names: [], isEnough: false, lacks: { least, there } }
}

const number = new Intl.NumberFormat('en-US')
export const formatNumber = (value: number) => number.format(value)
export const pluralize = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

export const capitalize = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

/** A share below a tenth of all entries isn't worth a mention. */
export const isNotable = (share: number) => Math.round(share * 1000) >= 100

/** The unique maximum, if there is one. */
export function onlyMost<T>(some: readonly T[], amount: (one: T) => number): T | undefined {
  let most: T | undefined
  let isOnly = false
  for (const one of some) {
    const ahead = most === undefined ? 1 : amount(one) - amount(most)
    if (ahead > 0) [most, isOnly] = [one, true]
    else if (ahead === 0) isOnly = false
  }
  return isOnly ? most : undefined
}

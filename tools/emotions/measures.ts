import { heads } from '@daywell/core/emotions'

const HEADS = heads.count

/** How well each head meets the truth: twice the hits by all that was said or meant. */
function f1Of(
  truths: readonly Uint8Array[],
  isSeen: (row: number, head: number) => boolean,
): number[] {
  return Array.from({ length: HEADS }, (_, head) => {
    let [hits, said, meant] = [0, 0, 0]
    truths.forEach((truth, row) => {
      const [seen, is] = [isSeen(row, head), truth[head] === 1]
      if (seen && is) hits++
      if (seen) said++
      if (is) meant++
    })
    return said + meant === 0 ? 0 : (2 * hits) / (said + meant)
  })
}

export interface MacroF1 {
  readonly labels: number
  readonly ekman: number
  readonly sentiment: number
}

function macroF1(f1: readonly number[]): MacroF1 {
  const over = ({ from, to }: { readonly from: number; readonly to: number }) =>
    rounded(mean(f1.slice(from, to)))
  return { labels: over(heads.labels), ekman: over(heads.ekman), sentiment: over(heads.sentiment) }
}

/** How often a text that has something scores above one that has not; half where there is none. */
export function auc(scores: readonly number[], has: readonly boolean[]): number | null {
  const order = scores
    .map((_, index) => index)
    .toSorted((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  let [ranks, have] = [0, 0]
  for (let at = 0; at < order.length; ) {
    let end = at
    while (end < order.length && scores[order[end] ?? 0] === scores[order[at] ?? 0]) end++
    const rank = (at + 1 + end) / 2
    for (; at < end; at++)
      if (has[order[at] ?? 0]) {
        ranks += rank
        have++
      }
  }
  const others = scores.length - have
  if (have === 0 || others === 0) return null
  return rounded((ranks - (have * (have + 1)) / 2) / (have * others))
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}

export const rounded = (value: number) => Math.round(value * 10_000) / 10_000

export const macroF1Of = (...given: Parameters<typeof f1Of>) => macroF1(f1Of(...given))

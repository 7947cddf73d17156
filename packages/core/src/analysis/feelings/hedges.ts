import type { Token } from '../reading/token.ts'

const HEDGES: readonly (readonly string[])[] = [
  ['i', 'guess'],
  ['i', 'suppose'],
  ['sort', 'of'],
  ['or', 'something'],
  ['more', 'or', 'less'],
  ['all', 'things', 'considered'],
  ['in', 'a', 'way'],
]

/** Whether what was said is taken back a little right after it, or right before. */
export function isHedged(tokens: readonly Token[], from: number, to: number): boolean {
  return HEDGES.some(
    (hedge) => stands(tokens, hedge, to) || stands(tokens, hedge, from - hedge.length),
  )
}

function stands(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  return words.every((word, index) => tokens[at + index]?.lower === word)
}

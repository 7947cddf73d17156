import type { Token } from '../reading/token.ts'

const HEDGES: readonly (readonly string[])[] = [
  ['i', 'guess'],
  ['i', 'suppose'],
  ['or', 'something'],
  ['more', 'or', 'less'],
  ['all', 'things', 'considered'],
  ['in', 'a', 'way'],
]

/** Maximum words between a hedge and what it weakens: `I guess I am lonely`. */
const BETWEEN = 3

/** Whether a statement is hedged right after it, or shortly before. */
export function isHedged(tokens: readonly Token[], from: number, to: number): boolean {
  return HEDGES.some((hedge) => {
    if (stands(tokens, hedge, to)) return true
    for (let between = 0; between <= BETWEEN; between++)
      if (stands(tokens, hedge, from - between - hedge.length)) return true
    return false
  })
}

function stands(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  return words.every((word, index) => tokens[at + index]?.lower === word)
}

import type { Degree } from '../analysis.ts'
import { unstretch } from '../reading/drawn-out.ts'
import { type Token, wordAt } from '../reading/token.ts'
import type { Mention } from './mentions.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const STRONGER = /* @__PURE__ */ set(
  'very so really extremely incredibly absolutely completely totally utterly deeply terribly ' +
    'awfully insanely super too beyond bloody fucking damn unbelievably immensely desperately ' +
    'horribly profoundly truly such seriously intensely overwhelmingly ridiculously',
)
const WEAKER = /* @__PURE__ */ set(
  'bit little slightly somewhat kinda mildly faintly touch tad vaguely fairly almost less',
)
/** Second halves of `kind of`, `sort of`: the word before them counts. */
const HALVES = /* @__PURE__ */ set('of')
/** Neutral words that belong to the degree. */
const NEUTRAL = /* @__PURE__ */ set('quite pretty rather more most much a')
/** Words that may be in between. */
const PASSED_OVER = /* @__PURE__ */ set('just still even also both all that always again')
const AFTERWARDS = /* @__PURE__ */ set('so really very too')

const steps: readonly Degree[] = ['slight', 'clear', 'strong']

export interface Measured {
  readonly degree: Degree
  /** The first of the words that belong to the degree. */
  readonly from: number
  /** `less afraid`: there, but not as it was. */
  readonly lessened: boolean
}

/** How strong a feeling is, by its own word and by those around it. */
export function degreeOf(tokens: readonly Token[], mention: Mention): Measured {
  let step = steps.indexOf(mention.degree)
  let from = mention.from
  let lessened = false
  for (let at = mention.from - 1; at >= Math.max(0, mention.from - 4); at--) {
    if (tokens[at + 1]?.breaks) break
    const lower = unstretch(wordAt(tokens, at))
    const weight = weightOf(tokens, at, lower)
    if (weight === undefined) break
    step += weight
    lessened ||= lower === 'less'
    if (isPartOf(tokens, at, lower)) from = at
  }
  if (isLoud(tokens, mention) || isMuch(tokens, mention.to)) step += 1
  return { degree: steps[Math.max(0, Math.min(2, step))] ?? 'clear', from, lessened }
}

function weightOf(tokens: readonly Token[], at: number, lower: string): number | undefined {
  if (STRONGER.has(lower)) return 1
  if (WEAKER.has(lower)) return -1
  if (NEUTRAL.has(lower) || PASSED_OVER.has(lower)) return 0
  if (lower === 'kind' || lower === 'sort') return tokens[at + 1]?.lower === 'of' ? -1 : undefined
  return HALVES.has(lower) && /^(?:kind|sort)$/.test(wordAt(tokens, at - 1)) ? 0 : undefined
}

/** `a` belongs to `a bit sad`, and not to `a sad day`. */
function isPartOf(tokens: readonly Token[], at: number, lower: string): boolean {
  if (lower === 'a') return WEAKER.has(wordAt(tokens, at + 1))
  return !PASSED_OVER.has(lower)
}

function isLoud(tokens: readonly Token[], { from }: Mention): boolean {
  return /^\p{Lu}{4,}$/u.test(tokens[from]?.text ?? '')
}

/** `miss him so much`, `tired as hell`. */
function isMuch(tokens: readonly Token[], to: number): boolean {
  const from = tokens[to]?.pos === 'PRON' ? to + 1 : to
  const [first, second] = [wordAt(tokens, from), wordAt(tokens, from + 1)]
  return AFTERWARDS.has(first) ? second === 'much' : first === 'as' && second === 'hell'
}

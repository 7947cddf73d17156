import type { Person } from '../analysis.ts'
import { type ReadSentence, type Token, wordAt } from '../reading/token.ts'
import { givenNames } from './given-names.ts'
import { isKin, isKinAsName, relationOf } from './kin.ts'
import type { ProperName } from './proper-names.ts'

interface Met {
  readonly name: string
  readonly key: string
  readonly relation?: string
  readonly sentence: number
}

const MAX_PEOPLE = 20

/** The people in a text: by name, or by relation such as `my sister`. */
export function peopleOf(
  sentences: readonly ReadSentence[],
  names: readonly ProperName[],
): Person[] {
  const met = [
    ...names.flatMap(({ name, key, sentences: where }) =>
      where.map((sentence) => ({ name, key, sentence })),
    ),
    ...sentences.flatMap(relativesIn),
  ]
  return mergePeople(met.toSorted((a, b) => a.sentence - b.sentence)).slice(0, MAX_PEOPLE)
}

function mergePeople(met: readonly Met[]): Person[] {
  // `my sister Anna` links the relation to the name.
  const named = new Map(
    met.flatMap((one) =>
      one.relation && one.key !== one.relation ? [[one.relation, one.key]] : [],
    ),
  )
  const inFull = fullNames(met)
  const found = new Map<string, Met[]>()
  for (const one of met) {
    const called = named.get(one.key) ?? one.key
    const key = inFull.get(called) ?? called
    const same = found.get(key)
    if (same) same.push(one)
    else found.set(key, [one])
  }
  return [...found]
    .map(([key, some]) => personOf(key, some))
    .sort((a, b) => b.sentences.length - a.sentences.length)
}

/** The only full name in a text for a first name: `Anna Meier` for `Anna`. */
function fullNames(met: readonly Met[]): ReadonlyMap<string, string> {
  const full = new Set(met.map(({ key }) => key).filter((key) => isCalledInFull(key)))
  const byFirst = Map.groupBy(full, (key) => key.replace(/ .*/, ''))
  return new Map(
    [...byFirst].flatMap(([first, [only, ...more]]) =>
      only && more.length === 0 ? [[first, only]] : [],
    ),
  )
}

/** `best friend` is two words, too. */
const isCalledInFull = (key: string) => givenNames.has(key.replace(/ .*/, '')) && key.includes(' ')

function personOf(key: string, met: readonly Met[]): Person {
  const name = met.find((one) => one.key === key)?.name ?? key
  const relation = met.find((one) => one.relation)?.relation
  const sentences = [...new Set(met.map(({ sentence }) => sentence))].sort((a, b) => a - b)
  return { name, key, sentences, ...(relation ? { relation } : {}) }
}

/** `my sister`, `Mum`, `my best friend`, `my sister Anna`. */
function relativesIn({ tokens, index, text, start }: ReadSentence): Met[] {
  return tokens.flatMap((token, at) => {
    if (!isKin(token.lower)) return []
    const from = ownerOf(tokens, at)
    if (from === undefined && !standsAsName(tokens, at)) return []
    const words = text.slice((tokens[from ?? at] ?? token).start - start, token.end - start)
    const relation = relationOf(withAdjectives(tokens, from, at))
    const called = nameAfter(tokens, at)
    const own = { relation, sentence: index }
    if (called) return [{ ...own, name: called.text, key: called.lower }]
    return [
      {
        ...own,
        name: from === 0 ? words.charAt(0).toLowerCase() + words.slice(1) : words,
        key: relation,
      },
    ]
  })
}

/** The position of `my` or `our`, with only adjectives in between. */
function ownerOf(tokens: readonly Token[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const token = tokens[before]
    if (!token || !tokens[before + 1]?.close) return undefined
    if (token.lower === 'my' || token.lower === 'our') return before
    if (token.pos !== 'ADJ' && token.pos !== 'NOUN') return undefined
  }
  return undefined
}

function withAdjectives(tokens: readonly Token[], from: number | undefined, at: number): string {
  const kin = wordAt(tokens, at)
  const adjective = from === undefined || from + 1 >= at ? '' : wordAt(tokens, at - 1)
  return /^(?:best|old|ex|step|former|new)$/.test(adjective) ? `${adjective} ${kin}` : kin
}

function standsAsName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !isKinAsName(token.lower)) return false
  const before = tokens[at - 1]
  return !before || token.breaks || !/^(?:DET|PRON|NUM|ADJ|PART)$/.test(before.pos)
}

function nameAfter(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at + 1]
  return next?.close && next.pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(next.text) ? next : undefined
}

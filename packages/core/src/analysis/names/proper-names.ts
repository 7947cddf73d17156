import { type ReadSentence, type Token, wordAt } from '../reading/token.ts'
import { isGeneric } from '../themes/generic-words.ts'
import { givenNames } from './given-names.ts'
import { isKin } from './kin.ts'
import { knownPlaces, placeNouns } from './known-places.ts'
import { isNeverName } from './not-names.ts'

/** A capitalized name of a person or a place. */
export interface ProperName {
  readonly name: string
  readonly key: string
  readonly kind: 'person' | 'place'
  readonly sentences: readonly number[]
}

interface Sighting {
  readonly tokens: readonly Token[]
  /** The first word of the name, and the one after its last. */
  readonly from: number
  readonly to: number
  readonly sentence: number
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const CAPITAL = /^\p{Lu}[\p{Ll}\p{M}]+(?:['’]?\p{Lu}?[\p{Ll}\p{M}]+)*$/u
const MAX_NAME_WORDS = 3
const TITLES = /* @__PURE__ */ set('mr mrs ms dr prof professor aunt auntie uncle')
const WITH_PEOPLE = /* @__PURE__ */ set(
  'with told asked called met saw texted hugged phoned rang messaged emailed missed miss invited ' +
    'helped thanked kissed loves named dating marrying married between besides',
)
const WITH_PLACES = /* @__PURE__ */ set(
  'in near around across visiting visited visit leaving reached towards outside through into via',
)
const PEOPLE_DO = /* @__PURE__ */ set(
  'said says told tells asked asks called calls texted messaged rang thinks thought laughed smiled ' +
    'cried came wants wanted hugged invited replied answered wrote helped knows knew suggested ' +
    'promised apologised apologized cooked is was has had and seems seemed feels felt looked',
)
const SPEAKING = /* @__PURE__ */ set(
  'talk speak write listen say explain lie reply apologise apologize text call message letter hear ' +
    'introduce email promise give',
)

/** The names of people and places in a text, as far as the text shows which is which. */
export function properNames(sentences: readonly ReadSentence[]): ProperName[] {
  const seen = new Map<string, Sighting[]>()
  const add = (key: string, sighting: Sighting) => {
    const same = seen.get(key)
    if (same) same.push(sighting)
    else seen.set(key, [sighting])
  }
  const unsure: Sighting[] = []
  for (const sighting of sentences.flatMap(sightingsIn))
    if (isPlainCapital(sighting)) unsure.push(sighting)
    else add(keyOf(sighting), sighting)
  // At the start of a sentence a capital counts only for a name that is known from elsewhere.
  for (const sighting of unsure) if (seen.has(keyOf(sighting))) add(keyOf(sighting), sighting)
  return [...seen].flatMap(([key, some]) => nameOf(key, some))
}

function sightingsIn({ tokens, index }: ReadSentence): Sighting[] {
  const found: Sighting[] = []
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    while (to < Math.min(tokens.length, from + MAX_NAME_WORDS) && continues(tokens, from, to))
      to += 1
    if (to === from) continue
    found.push({ tokens, from, to, sentence: index })
    from = to - 1
  }
  return found
}

function continues(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at]
  if (!token || !CAPITAL.test(token.text) || isNeverName(token.lower) || isKin(token.lower))
    return false
  if (at === from) return true
  // The first word of a sentence always has a capital: in `Yesterday Anna` only `Anna` is a name.
  return token.close && (from > 0 || givenNames.has(wordAt(tokens, from)))
}

/** Whether the capital may only be due to the start of a sentence. */
function isPlainCapital({ tokens, from, to }: Sighting): boolean {
  const first = tokens[from]
  if (!first || (from > 0 && !first.breaks)) return false
  if (givenNames.has(first.lower) || knownPlaces.has(first.lower)) return false
  if (to - from > 1 && from > 0) return false
  return !(isUnusual(first) && SAYS.has(wordAt(tokens, to)))
}

const isUnusual = ({ pos, lower }: Token) =>
  /^(?:NOUN|PROPN|X)$/.test(pos) && !isGeneric(lower) && !COMMON.has(lower)

const COMMON = /* @__PURE__ */ set(
  'work school home dinner lunch breakfast sleep life class practice',
)
const SAYS = /* @__PURE__ */ set('said says told asked called texted messaged rang laughed smiled')

const keyOf = ({ tokens, from, to }: Sighting) =>
  tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ')

function nameOf(key: string, sightings: readonly Sighting[]): ProperName[] {
  const [first] = sightings
  if (!first) return []
  const person = sightings.reduce((sum, one) => sum + personEvidence(one), 0)
  const place = sightings.reduce((sum, one) => sum + placeEvidence(one), 0)
  if (person <= 0 && place <= 0) return []
  const isTitled = TITLES.has(first.tokens[first.from - 1]?.lower ?? '')
  const name = first.tokens
    .slice(isTitled ? first.from - 1 : first.from, first.to)
    .map(({ text }) => text)
    .join(' ')
  const sentences = [...new Set(sightings.map(({ sentence }) => sentence))].sort((a, b) => a - b)
  return [{ name, key, kind: place > person ? 'place' : 'person', sentences }]
}

function personEvidence({ tokens, from, to }: Sighting): number {
  const [before, first, after] = [tokens[from - 1], tokens[from], tokens[to]]
  let evidence = givenNames.has(first?.lower ?? '') ? 2 : 0
  if (after?.lower === "'s") evidence += 1
  if (PEOPLE_DO.has(after?.lower ?? '') && !after?.breaks) evidence += 1
  if (before && (TITLES.has(before.lower) || isKin(before.lower))) evidence += 3
  if (before && WITH_PEOPLE.has(before.lower)) evidence += 2
  return before?.lower === 'to' && follows(tokens, from, SPEAKING) ? evidence + 2 : evidence
}

function placeEvidence({ tokens, from, to }: Sighting): number {
  const before = tokens[from - 1]
  const words = tokens.slice(from, to).map(({ lower }) => lower)
  let evidence = knownPlaces.has(words.join(' ')) || knownPlaces.has(words[0] ?? '') ? 3 : 0
  if (placeNouns.has(words.at(-1) ?? '') && words.length > 1) evidence += 3
  if (before && WITH_PLACES.has(before.lower)) evidence += 3
  const isAim = before !== undefined && /^(?:to|from|at)$/.test(before.lower)
  return isAim && !follows(tokens, from, SPEAKING) ? evidence + 1 : evidence
}

/** Whether one of these words is shortly before. */
function follows(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  return tokens.slice(Math.max(0, at - 5), at).some(({ lemma }) => words.has(lemma))
}

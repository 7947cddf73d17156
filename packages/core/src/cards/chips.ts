import { isKin } from '#analysis/names/kin.ts'
import { isEmptyAdjective, isGeneric } from '#analysis/themes/generic-words.ts'
import type { Entry } from '#journal/entry-schema.ts'
import { isStopWord } from '#journal/stop-words.ts'

/** A label on an entry's card. */
export interface EntryChip {
  readonly word: string
  readonly kind: 'tag' | 'name' | 'noun'
}

const MAX_CHIPS = 3
// Beyond this, a card shows nothing of a text.
const MAX_READ_CHARS = 20_000
const TOKENS = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s\u0085]/gu
const WORD = /^[\p{L}\p{M}\p{N}]/u
const CAPITALIZED = /^\p{Lu}\p{M}*\p{Ll}/u
const ACTIVITY = /(?:ing|ed)$/

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const DETERMINERS = /* @__PURE__ */ set('the a an my your our their his its')
const PREPOSITIONS = /* @__PURE__ */ set('at for from in with')
/** Words that may end a noun phrase, besides stop words and words of two letters. */
const FOLLOWERS = /* @__PURE__ */ set(
  'along across around behind beside near toward towards without',
)
const NEVER_SUBJECTS = /* @__PURE__ */ set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty ' +
    'sixty hundred thousand dozen instead now far away free granted least particular public',
)

/**
 * The chips of an entry: its tags, then those of its keywords that its text shows to be names or
 * nouns. There's no tagger on the page, so a word in doubt is left out. What `isFound` comes first.
 */
export function chipsOf(
  { tags, content, metadata }: Pick<Entry, 'tags' | 'content' | 'metadata'>,
  isFound: (word: string) => boolean = () => false,
): EntryChip[] {
  const subjects = subjectsOf(content.slice(0, MAX_READ_CHARS), metadata.keywords)
  const tagged = new Set(tags.map(keyOf))
  const chips: EntryChip[] = [
    ...tags.map((word) => ({ word, kind: 'tag' as const })),
    ...subjects.filter(({ word }) => !tagged.has(keyOf(word))),
  ]
  const found = chips.filter(({ word }) => isFound(word))
  return [...new Set([...found, ...chips])].slice(0, MAX_CHIPS)
}

/** Names before nouns, each in the order of the keywords. */
function subjectsOf(text: string, keywords: readonly string[]): EntryChip[] {
  const wanted = new Set(keywords.filter((word) => !isGeneric(word) && !NEVER_SUBJECTS.has(word)))
  if (wanted.size === 0) return []
  const names = new Map<string, string>()
  const nouns = new Set<string>()
  const tokens = text.match(TOKENS) ?? []
  for (const [at, token] of tokens.entries()) {
    const key = keyOf(token)
    if (!wanted.has(key)) continue
    if (isName(tokens, at)) names.set(key, token)
    else if (isKin(key) || isNoun(tokens, at)) nouns.add(key)
  }
  return [
    ...keywords.flatMap((key) => nameChip(names.get(key))),
    ...keywords
      .filter((key) => nouns.has(key) && !names.has(key))
      .map((word) => ({ word, kind: 'noun' as const })),
  ]
}

const nameChip = (word: string | undefined): EntryChip[] =>
  word === undefined ? [] : [{ word, kind: 'name' }]

/** Capitalized, but not at the start of a sentence. */
function isName(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] ?? '.'
  return CAPITALIZED.test(tokens[at] ?? '') && (WORD.test(before) || before === ',')
}

/** The last word of a phrase that begins with an article, a possessive or a preposition. */
function isNoun(tokens: readonly string[], at: number): boolean {
  const [word, before, first] = [at, at - 1, at - 2].map((index) => keyOf(tokens[index] ?? ''))
  if (word === undefined || before === undefined || isEmptyAdjective(word)) return false
  if (!endsPhrase(tokens[at + 1])) return false
  if (DETERMINERS.has(before)) return true
  if (PREPOSITIONS.has(before)) return !ACTIVITY.test(word)
  return isEmptyAdjective(before) && DETERMINERS.has(first ?? '')
}

function endsPhrase(next: string | undefined): boolean {
  if (next === undefined || !WORD.test(next)) return true
  const key = keyOf(next)
  return key.length <= 2 || isStopWord(key) || FOLLOWERS.has(key)
}

const keyOf = (word: string) => word.normalize('NFC').toLowerCase().replaceAll('’', "'")

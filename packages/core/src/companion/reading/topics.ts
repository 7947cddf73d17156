import type { Analysis } from '#analysis/index.ts'

/** A person or thing that the text mentions, with the name that a reply may use. */
export interface Topic {
  /** Fits after any verb: `the boiler`, `your sister`, `Dan`, `“hot water”`. */
  readonly name: string
  readonly key: string
  readonly isPerson: boolean
  readonly sentences: readonly number[]
  readonly weight: number
}

const NO_TOPIC =
  /^(?:things?|lot|bit|way|days?|today|times?|one|kind|sort|part|right|fact|moment|hours?|minutes?|end|side|idk|tbh|lol|omg|i|me|something|nothing|anything|everything|number|point|place|people|rest|half|morning|evening|afternoon|night|home|week|years?|month|turn|help|difference|love|hate|fun|joy|peace|hope|fear|calm|worry|words?|sense|case|well|thanks|yes|no|okay|ok|sorry|god|heaven|sake|age|names?|idea|life|world|thought|feelings?|mind|heart|\w+ (?:today|home|right)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i
const KIN =
  /^(?:mum|mam|mom|mummy|mother|dad|daddy|father|gran|granny|nan|nana|grandad|grandpa|grandma|auntie|baba|mama|papa)$/i
const POSSESSIVE: Readonly<Record<string, string>> = { my: 'your', our: 'your' }
const OTHERS = /^(?:his|her|their|its|your|whose|\p{L}+['’]s)$/iu
const DETERMINER =
  /^(?:the|this|that|these|those|a|an|some|any|another|no|every|each|two|three|four|five|one)$/i
const UNCOUNTED =
  /^(?:money|work|school|sleep|church|university|college|music|food|homework|(?:\p{L}+ )?\p{L}{3,}ing)$/iu
const CUT = /\s(?:with|on|in|at|from|to|for|by|about|under|round|around|behind|beside)\s.*$/i

/** What a text is about, the weightiest first, people before things on a tie. */
export function topicsOf(text: string, { people, places, themes }: Analysis): Topic[] {
  const named = people.flatMap((person) => {
    const name = nameOfPerson(person.name, person.relation)
    return name ? [topic(name, person.key, person.sentences, true, 1.3)] : []
  })
  const things = themes.flatMap((theme) => {
    const name = nameOf(text, theme.phrase)
    return name ? [topic(name, theme.key, theme.sentences, false, 1)] : []
  })
  const where = places.map((place) => topic(place.name, place.key, place.sentences, false, 1.1))
  return distinct([...named, ...where, ...things]).toSorted((a, b) => b.weight - a.weight)
}

function topic(
  name: string,
  key: string,
  sentences: readonly number[],
  isPerson: boolean,
  factor: number,
): Topic {
  return { name, key, isPerson, sentences, weight: Math.max(1, sentences.length) * factor }
}

function nameOfPerson(name: string, relation: string | undefined): string | undefined {
  const bare = name.replace(/^(?:my|our)\s+/i, '')
  if (KIN.test(bare)) return `your ${bare.toLowerCase()}`
  if (/^\p{Lu}/u.test(bare)) return bare
  return relation?.toLowerCase() === bare.toLowerCase() ? `your ${bare}` : undefined
}

/** How a reply may refer to this phrase; undefined if nothing fits. */
function nameOf(text: string, phrase: string): string | undefined {
  const bare = phrase
    .replace(CUT, '')
    .replace(/^(?:the|my|our|a|an|his|her|their|its|some)\s+/i, '')
  if (bare.length < 3 || bare.split(' ').length > 4 || NO_TOPIC.test(bare)) return undefined
  const at = text.toLowerCase().indexOf(bare.toLowerCase())
  if (at < 0) return undefined
  const written = text.slice(at, at + bare.length)
  if (KIN.test(written)) return `your ${written.toLowerCase()}`
  return withDeterminer(text, at, written)
}

/** `my old jacket` is called `your old jacket`, `a lump` `the lump`, another person's is quoted. */
function withDeterminer(text: string, at: number, written: string): string | undefined {
  if (isProper(text, written)) return written
  const before = /(?:[\p{L}'’-]+ ){0,3}$/u.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? ''
  const words = before.trim().split(' ')
  for (let back = words.length - 1; back >= 0; back -= 1) {
    const word = words[back] ?? ''
    const between = [...words.slice(back + 1), written].join(' ')
    const mine = POSSESSIVE[word.toLowerCase()]
    if (mine) return `${mine} ${between}`
    if (OTHERS.test(word)) return `“${word} ${between}”`
    if (DETERMINER.test(word))
      return isPlainNoun(words.slice(back + 1)) ? `the ${written}` : undefined
  }
  return UNCOUNTED.test(written) || /[^s]s$/.test(written) ? written : undefined
}

/** A name has its capital in the middle of a sentence, too, and is never without it. */
function isProper(text: string, written: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(written) || / \p{Ll}\S*$/u.test(written)) return false
  if (/^(?:Mr|Mrs|Ms|Dr|Auntie|Uncle|Aunt)\b/.test(written)) return true
  const escaped = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`[\\p{L},;] ${escaped}(?![\\p{L}])`, 'u').test(text)
}

/** Only a few words between article and noun, so that they belong together. */
const isPlainNoun = (between: readonly string[]) => between.length <= 1

function distinct(topics: readonly Topic[]): Topic[] {
  const seen: string[] = []
  return topics.filter(({ name }) => {
    const plain = plainName(name)
    const isNew = !seen.some((other) => other.includes(plain) || plain.includes(other))
    seen.push(plain)
    return isNew
  })
}

/** The name without what a reply adds to it, in lower case. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/^(?:your|the)\s|[“”]/g, '')
}

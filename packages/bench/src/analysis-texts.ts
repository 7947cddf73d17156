import { seededRandom } from '@daywell/core/testing'

/** As much as an entry may hold. */
const TEXT_CHARS = 250_000
const WORDS_A_DAY = 250

const openings = ['I', 'We', 'My sister', 'Anna', 'My boss', 'Today I', 'Tom and I', 'Mum']
const doings = ['talked about', 'forgot', 'finished', 'worried about', 'enjoyed', 'argued about']
const matters = ['the move to Leeds', 'the garden', 'a job interview', 'the rent', 'dinner', 'work']
const endings = ['and I felt a bit low', 'but I was not afraid', 'so I am happy', 'in the rain', '']

/** Text as people write it, the same for the same seed. */
function ordinaryText(random: () => number, words: number): string {
  const pick = (some: readonly string[]) => some[Math.floor(random() * some.length)] ?? ''
  const sentences: string[] = []
  for (let count = 0; count < words; ) {
    const sentence = `${pick(openings)} ${pick(doings)} ${pick(matters)} ${pick(endings)}`.trim()
    sentences.push(`${sentence}.`)
    count += sentence.split(' ').length
  }
  return sentences.join(' ')
}

/** An entry for each day of so many. */
export function entriesOf(days: number): string[] {
  const random = seededRandom(47)
  return Array.from({ length: days }, () => ordinaryText(random, WORDS_A_DAY))
}

export const ordinary = ordinaryText(seededRandom(48), TEXT_CHARS / 4).slice(0, TEXT_CHARS)

const pieces: Readonly<Record<string, string>> = {
  'one word': 'a',
  emoji: '😀',
  'combining marks': '\u0301',
  newlines: '\n',
  'not not not': 'not ',
  'denied feelings': 'not so sad ',
  'deep brackets': '((a))',
  'right-to-left marks': '\u202e\u200fa ',
  'single letters': 'a ',
  'a letter a line': 'a\n',
  'drawn-together words': "n't a's ",
  names: 'my sister Anna. ',
  'nouns tied to nouns': 'the dog of the cat of ',
  Chinese: '我今天很高兴',
}

/** Unknown words: each misses the lookup cache. */
const unique = Array.from({ length: TEXT_CHARS / 5 }, (_, n) => `q${n.toString(36)}`).join(' ')

/** Phrases that the safety check has to follow far into the text before it lets them go. */
const almost = 'he hit me with a joke and i i i want to kill the lights so i end my day '

/** Texts of the same size that could cost far more than it. */
export const hostile: readonly (readonly [name: string, text: string])[] = [
  ...Object.entries({ ...pieces, 'phrases that begin like danger': almost }).map(
    ([name, piece]) =>
      [name, piece.repeat(Math.ceil(TEXT_CHARS / piece.length)).slice(0, TEXT_CHARS)] as const,
  ),
  ['words that occur once', unique.slice(0, TEXT_CHARS)],
]

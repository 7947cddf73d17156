import { seededRandom } from '@daywell/core/testing'
import { fontShelf } from '../fonts.ts'

const RIGHT_TO_LEFT =
  /[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Thaana}\p{Script_Extensions=Nko}]/u
/** Emoji are drawn by the reader, which is slow. The keycap is one of them. */
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3/u
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Devanagari', 'Thai', 'Hiragana', 'Katakana']
const MARKED = new Set(['Latin', 'Cyrillic', 'Greek'])

/** Every character of the scripts from left to right that there is a font for, in random words with random marks. */
export function randomParagraphs(seed: number): string[] {
  const random = seededRandom(seed)
  const shuffled = (list: readonly string[]) =>
    list
      .map((one) => ({ one, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one)
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''

  function randomWords(characters: readonly string[], more: readonly string[]): string[] {
    const marks = [...characters.filter(isMark), ...more]
    const letters = characters.filter((one) => /\p{L}/u.test(one))
    const words = shuffled(characters.filter((one) => !isMark(one))).map((one) => {
      const mark = letters.includes(one) && random() < 0.25 ? oneOf(marks) : ''
      return `${one}${mark}${random() < 0.2 ? ' ' : ''}`
    })
    const marked = shuffled(marks).map((mark) => `${oneOf(letters)}${mark}${oneOf(letters)}`)
    return `${words.join('')} ${marked.join(' ')}`.split(' ')
  }

  const known = coveredCharacters()
  const inherited = known.filter((one) => /\p{Script=Inherited}/u.test(one))
  const written = SCRIPTS.map((script) => {
    const own = new RegExp(`\\p{Script=${script}}`, 'u')
    return randomWords(
      known.filter((one) => own.test(one)),
      MARKED.has(script) ? inherited : [],
    )
  })
  const common = shuffled(known.filter((one) => /\p{Script=Common}/u.test(one)))
  const signs = pagesOf(common, 8).map((word) => word.join(''))
  const han = shuffled(known.filter((one) => /\p{Script=Han}/u.test(one))).slice(0, 500)
  const hangul = shuffled(known.filter((one) => /\p{Script=Hangul}/u.test(one))).slice(0, 300)
  return [...written, signs, [han.join('')], pagesOf(hangul, 5).map((word) => word.join(''))]
    .flatMap((words) => pagesOf(words, 60))
    .map((words) => words.join(' '))
}

const isMark = (character: string) => /\p{M}/u.test(character)

function pagesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  )
}

function coveredCharacters(): string[] {
  const all: string[] = []
  for (let code = 0x21; code < 0x20000; code++) {
    const character = String.fromCodePoint(code)
    if (!/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)) continue
    if (!PICTURE.test(character) && !RIGHT_TO_LEFT.test(character)) all.push(character)
  }
  const missing = new Set(fontShelf()(new Set(all)).missing)
  return all.filter((character) => !missing.has(character))
}

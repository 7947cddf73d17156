/** The pieces of words that the sentence model reads, by number. */
export interface WordPieces {
  /** The numbers of a text, without the two marks around it. */
  numbersOf(text: string): number[]
}

const MAX_WORD = 100
const CONTROLS = /[\0\u{FFFD}]|(?![\t\n\r])\p{C}/gu
const CHINESE =
  /[\u{4E00}-\u{9FFF}\u{3400}-\u{4DBF}\u{20000}-\u{2A6DF}\u{2A700}-\u{2CEAF}\u{F900}-\u{FAFF}\u{2F800}-\u{2FA1F}]/gu
/** Punctuation as BERT has it: all of Unicode's, and every sign of ASCII. */
const PARTS = /[!-/:-@[-`{-~\p{P}]|[^\s!-/:-@[-`{-~\p{P}]+/gu

/** Splits texts like the model's tokenizer: without accents and capitals, longest pieces first. */
export function wordPieces(vocabulary: ReadonlyMap<string, number>): WordPieces {
  const unknown = vocabulary.get('[UNK]') as number
  const numbersOfWord = (word: string): number[] => {
    const letters = [...word]
    if (letters.length > MAX_WORD) return [unknown]
    const numbers: number[] = []
    for (let from = 0; from < letters.length; ) {
      const found = longestFrom(letters, from, vocabulary)
      if (found === undefined) return [unknown]
      numbers.push(found.number)
      from = found.to
    }
    return numbers
  }
  return { numbersOf: (text) => (plain(text).match(PARTS) ?? []).flatMap(numbersOfWord) }
}

function plain(text: string): string {
  return text
    .replace(CONTROLS, '')
    .replace(CHINESE, ' $& ')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

function longestFrom(
  letters: readonly string[],
  from: number,
  vocabulary: ReadonlyMap<string, number>,
): { number: number; to: number } | undefined {
  for (let to = letters.length; to > from; to--) {
    const piece = letters.slice(from, to).join('')
    const number = vocabulary.get(from > 0 ? `##${piece}` : piece)
    if (number !== undefined) return { number, to }
  }
  return undefined
}

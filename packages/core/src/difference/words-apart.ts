import { isUnspaced } from '#journal/index.ts'

// An emoji sequence, a word or a sign, each with the blanks after it; a line break; leading blanks.
const PIECES =
  /(?:\p{RGI_Emoji}|[\p{L}\p{M}\p{N}\u200C\u200D]+(?:['’][\p{L}\p{M}\p{N}]+)*|\S)[^\S\n]*|\n|[^\S\n]+/gv

/**
 * Tokenizes two texts without losing anything. Blanks belong to the word before them: as tokens of
 * their own they would match everywhere and weigh as much as words.
 */
export function wordsApart(texts: readonly [string, string]): readonly [string[], string[]] {
  const apart = texts.some(isUnspaced) ? segments : pieces
  return [apart(texts[0]), apart(texts[1])]
}

/** Ten times as fast as the segmenter, for scripts with blanks between words. */
function pieces(text: string): string[] {
  return text.match(PIECES) ?? []
}

function segments(text: string): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    const belongs = /^[^\S\n]+$/u.test(segment) && !found.at(-1)?.endsWith('\n')
    if (belongs && found.length > 0) found.push(found.pop() + segment)
    else found.push(segment)
  }
  return found
}

/** Splits a word from the blanks after it. */
export function withoutBlanks(piece: string): readonly string[] {
  const word = piece.trimEnd()
  return word === '' || word === piece ? [piece] : [word, piece.slice(word.length)]
}

/** The lines of a text, each with its line break. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/u)
}

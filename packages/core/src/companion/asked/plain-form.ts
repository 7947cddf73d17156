import { typedWord } from './typed-words.ts'

const FILLERS = new Set(['lol', 'lmao', 'omg', 'haha', 'hmm', 'um', 'uh', 'ugh', 'oh'])

/** What may stand before a request, or after it, without being part of it. */
const BEFORE =
  /^(?:please|kindly|okay|ok|so|and|but|well|right|alright|also|now|just|then|maybe|actually|good|great|yes|yeah|hey|hi|thanks|go ahead and|(?:can|could|would|will) you|would you mind|i(?:'d| would) (?:really )?(?:like|love|want) (?:you )?to|i (?:want|need) (?:you )?to|do you know|do you think you could|let's|help me)[, ]+/
const AFTER = /[, ]+(?:please|for me|then|though|maybe|if you can|if that's ok|right now|anyway)$/
/** Few words are said before a request; more are no request. */
const MAX_AROUND = 6

/** One sentence of a message, in small letters, with and without what surrounds a request. */
export interface Plain {
  readonly text: string
  readonly bare: string
  readonly isQuestion: boolean
  readonly words: number
}

/** The sentences of a short message in the form that requests are compared in. */
export function plainSentences(message: string): Plain[] {
  return message
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map(plainForm)
    .filter(({ text }) => text !== '')
}

/** A sentence, or a whole message taken for one. */
export function plainForm(sentence: string): Plain {
  const letters = sentence.toLowerCase().replace(/[’‘`]/g, "'").replace(/[“”]/g, '"')
  const words = letters
    .replace(/[^\p{L}\p{N}'"%/&:;,\- ]+/gu, ' ')
    .split(/\s+/)
    .map((word) => typedWord(word))
    .filter((word) => word !== '' && !FILLERS.has(word.replace(/,$/, '')))
  const text = words.join(' ').replace(/[,;:\- ]+$/, '')
  return { text, bare: bareOf(text), isQuestion: /\?\W*$/.test(sentence), words: words.length }
}

function bareOf(text: string): string {
  let bare = text
  for (let left = MAX_AROUND; left > 0; left -= 1) {
    const shorter = bare.replace(BEFORE, '').replace(AFTER, '')
    if (shorter === bare) break
    bare = shorter
  }
  return bare
}

import { type Concern, safetyOf, type Verdict } from '@daywell/core/safety'

/** As much of what was said last as a sentence and the one before it take. */
const WINDOW = 500
/** A sentence without an end is looked at all the same. */
const STEP = 160
const END_OF_SENTENCE = /[.!?…。！？\n]/

/** What must never be said to a person who writes a diary, in whatever context. */
const WOUNDS: ReadonlySet<Concern | null> = new Set<Concern>(['self', 'harm-to-others'])

/** The words of a model as they come; where they wound, the verdict is the last thing that comes. */
export async function* heedWords(words: AsyncIterable<string>): AsyncGenerator<string | Verdict> {
  let said = ''
  let unheard = 0
  for await (const piece of words) {
    said = (said + piece).slice(-WINDOW - piece.length)
    unheard += piece.length
    if (END_OF_SENTENCE.test(piece) || unheard > STEP) {
      const wound = woundIn(said)
      if (wound) return yield wound
      unheard = 0
    }
    yield piece
  }
  const wound = woundIn(said)
  if (wound) yield wound
}

/** The check knows what people say of themselves; a model says the same to them. */
export function woundIn(said: string): Verdict | undefined {
  const asOwn = inFirstPerson(said)
  for (const text of new Set([said, asOwn('I'), asOwn('me')])) {
    const verdict = safetyOf(text)
    if (WOUNDS.has(verdict.kind)) return verdict
  }
  return undefined
}

function inFirstPerson(said: string): (you: string) => string {
  const owned = said
    .replace(/\byou(['’])re\b/gi, 'I$1m')
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\byou were\b/gi, 'I were')
    .replace(/\byou(?=['’](?:ve|ll|d)\b)/gi, 'I')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byour\b/gi, 'my')
  return (you) => owned.replace(/\byou\b/gi, you)
}

import type { PastMessage } from './request.ts'

/** A sentence with places in braces: `You write: “{quote}”.` */
export type Frame = string
export type Slots = Readonly<Record<string, string>>

/** Says each sentence once in a conversation, and each frame once as long as there are others. */
export interface Voice {
  /** One of the frames, filled; undefined where all that could be said was said before. */
  say(frames: readonly Frame[], slots?: Slots): string | undefined
  /** Whether the companion has quoted this in the conversation. */
  hasQuoted(quote: string): boolean
  /** Whether it has answered in this conversation before. */
  readonly hasSpoken: boolean
  readonly random: () => number
}

/** The voice of a reply that knows what was said before it. */
export function voiceOf(conversation: readonly PastMessage[], random: () => number): Voice {
  const said = conversation.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const wasSaid = (sentence: string) => said.some((text) => text.includes(sentence))
  return {
    random,
    hasSpoken: said.length > 0,
    hasQuoted: (quote) => wasSaid(`“${quote}”`),
    say(frames, slots = {}) {
      const filled = frames.map((frame) => ({ frame, sentence: fill(frame, slots) }))
      const unsaid = filled.filter(({ sentence }) => beginsWell(sentence) && !wasSaid(sentence))
      const fresh = unsaid.filter(({ frame }) => !literals(frame).every(wasSaid))
      const found = oneOf(fresh.length > 0 ? fresh : unsaid, random)
      if (found) said.push(found.sentence)
      return found?.sentence
    },
  }
}

/** No sentence begins with a small letter, not even in quotation marks. */
const beginsWell = (sentence: string) => !/^“\p{Ll}/u.test(sentence)

/** One of several, by chance. */
export function oneOf<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.min(list.length - 1, Math.floor(random() * list.length))]
}

/** A frame with its places filled, and a capital at its beginning. */
function fill(frame: Frame, slots: Slots): string {
  const sentence = frame.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new RangeError(`Nothing is given for {${name}} in: ${frame}`)
    return value
  })
  return sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** The words of a frame that stay the same whatever is put into it. */
function literals(frame: Frame): string[] {
  const pieces = frame
    .split(/\{\w+\}/)
    .map((piece) => piece.replace(/^[\s“”.:,?]+|[\s“”.:,?]+$/g, ''))
  const longest = pieces.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return [longest.length > 5 ? longest : frame]
}

/** A message of the conversation so far. */
export interface PastMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** A template with slots in braces: `You wrote, “{quote}”.` */
export type Frame = string
export type Slots = Readonly<Record<string, string>>

/** Uses each sentence once in a conversation, and each template once while there are others. */
export interface Voice {
  /** A filled template; undefined if everything was said before. */
  say(frames: readonly Frame[], slots?: Slots): string | undefined
  /** Whether the companion has quoted this in the conversation. */
  hasQuoted(quote: string): boolean
  /** Whether it has answered in this conversation before. */
  readonly hasSpoken: boolean
  readonly random: () => number
}

/** A voice that knows what was said before. */
export function voiceOf(conversation: readonly PastMessage[], random: () => number): Voice {
  const said = conversation.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const wasSaid = (sentence: string) => said.some((text) => text.includes(sentence))
  // `I’m so sorry.` is worn the second time.
  const isSaidInPart = (text: string) => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).some(wasSaid)
  return {
    random,
    hasSpoken: said.length > 0,
    hasQuoted: (quote) => ['”', '.”', ',”'].some((end) => wasSaid(`“${quote}${end}`)),
    say(frames, slots = {}) {
      const filled = frames.map((frame) => ({ frame, sentence: fill(frame, slots) }))
      const unsaid = filled.filter(
        ({ sentence }) => beginsWell(sentence) && !isSaidInPart(sentence),
      )
      const fresh = unsaid.filter(({ frame }) => !literals(frame).every(wasSaid))
      const found = oneOf(fresh.length > 0 ? fresh : unsaid, random)
      if (found) said.push(found.sentence)
      return found?.sentence
    },
  }
}

/** Whether a quotation at the start of a sentence begins with a capital. */
const beginsWell = (sentence: string) => !/^“\p{Ll}/u.test(sentence)

/** A random one of several. */
export function oneOf<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.min(list.length - 1, Math.floor(random() * list.length))]
}

/** Fills a template, capitalizes its first letter, and puts periods and commas inside the quotes. */
function fill(frame: Frame, slots: Slots): string {
  const sentence = frame.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new RangeError(`Nothing is given for {${name}} in: ${frame}`)
    return value
  })
  return sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/”([.,])/g, '$1”')
}

/** The fixed words of a template. */
function literals(frame: Frame): string[] {
  const pieces = frame
    .split(/\{\w+\}/)
    .map((piece) => piece.replace(/^[\s“”.:,?]+|[\s“”.:,?]+$/g, ''))
  const longest = pieces.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return [longest.length > 5 ? longest : frame]
}

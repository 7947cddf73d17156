import { storablePart } from '#input/index.ts'
import { isTooLong } from '#journal/index.ts'
import { escapeText } from '#markdown/index.ts'

/** What a person said in a chat, and what the assistant replied. */
export interface ChatTurn {
  readonly said: string
  /** Empty if there's no reply. */
  readonly reply: string
}

interface ChatEntry {
  readonly content: string
  /** How many of the turns are in it: as many as fit into an entry. */
  readonly count: number
}

/**
 * A chat as the text of an entry, after what's there before. What the person said comes out as they
 * wrote it, and each reply is a quote, because it isn't in their words.
 */
export function chatAsEntry(turns: readonly ChatTurn[], before = ''): ChatEntry {
  let content = before
  for (const [count, turn] of turns.entries()) {
    const longer = [content, ...partsOf(turn)].filter((part) => part !== '').join('\n\n')
    if (isTooLong(longer)) return { content, count }
    content = longer
  }
  return { content, count: turns.length }
}

const partsOf = ({ said, reply }: ChatTurn) => [escapeText(clean(said)), quote(clean(reply))]

const clean = (text: string) => storablePart(text).replaceAll(/\r\n?/g, '\n').trim()

/** Each line gets its mark, a blank one too: without it, the quote would end there. */
function quote(text: string): string {
  if (text === '') return ''
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '>' : `> ${line}`))
  return lines.join('\n')
}

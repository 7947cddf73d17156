/** How a text stands: what a reply may take for granted about it, and no more. */
type Tone = 'low' | 'high' | 'mixed' | 'plain'

/** From one sentence to about 600 words. */
type Size = 'line' | 'few' | 'note' | 'half page' | 'page' | 'pages'

/** A realistic text, with what a reply to it has to contain. */
export interface WrittenDay {
  readonly size: Size
  readonly text: string
  readonly tone: Tone
  /** Themes that are there, each in the forms in which a reply may name it. */
  readonly themes: readonly (readonly string[])[]
  /** Words for feelings that the text shows; empty where it names none. */
  readonly feelings: readonly string[]
  /** What the text does not speak of: no reply may. */
  readonly absent: readonly string[]
  /** Feelings that a reply must not ascribe to the writer: absent, negated, or another person's. */
  readonly notFelt: readonly string[]
}

/** All days of one kind, from the shortest to the longest. */
export interface KindOfDay {
  readonly kind: string
  readonly days: readonly WrittenDay[]
}

/** Lets a text stand in the lines of a file: a blank line parts paragraphs, others are one line. */
export function prose(written: string): string {
  return written
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .join('\n\n')
}

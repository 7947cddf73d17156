import { partLeadingMedia } from './leading-media.ts'

/** A longer first line is text, not a title. */
const MAX_TITLE_CHARS = 120
const HEADING = /^ {0,3}#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*$/

/** Markdown emphasis, code and links, which a title would show as typed. */
const MARKED = /(\*\*|~~|\*|`)(?=\S)([^\n]+?)(?<=\S)\1/g
const LINK = /\[([^\][]+)\]\([^()\s]+\)/g

/** Strips paired marks; an unpaired mark is text. */
function stripMarks(line: string): string {
  const words = line.replace(LINK, '$1').replace(MARKED, '$2')
  return words === line ? line : stripMarks(words)
}

export interface Titled {
  readonly title: string
  readonly content: string
  /** Whether the title was found in the text. */
  readonly found: boolean
}

/**
 * The title of a text without one: its first line after any photos. A heading is removed from the
 * text; any other line stays.
 */
export function titleInText(text: string, options: { readonly plain: boolean }): Titled {
  const { media, rest } = partLeadingMedia(text)
  const titled = titleInWords(rest, options)
  if (media === '') return titled
  const content = `${media}${titled.content}`.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd()
  return { ...titled, content }
}

/** Whether there's more than photos and recordings. */
function hasWords(text: string): boolean {
  return partLeadingMedia(text).rest.trim() !== ''
}

function titleInWords(text: string, { plain }: { readonly plain: boolean }): Titled {
  const content = text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd()
  const end = content.search(/\r?\n/)
  const first = end < 0 ? content : content.slice(0, end)
  const rest = end < 0 ? '' : content.slice(end)
  const heading = first.length <= 1000 ? HEADING.exec(first)?.[1] : undefined
  if (heading !== undefined) {
    const after = rest.replace(/^(?:[ \t]*\r?\n)+/, '')
    const title = plain ? stripMarks(heading) : heading
    return { title: title.trim(), content: after.trim() === '' ? content : after, found: true }
  }
  const line = first.trim()
  const repeats =
    plain && hasWords(rest) && line.length <= MAX_TITLE_CHARS && /[\p{L}\p{N}]/u.test(line)
  return repeats
    ? { title: stripMarks(line), content, found: true }
    : { title: '', content, found: false }
}

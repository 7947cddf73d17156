import type { Look } from './copied-line.ts'

export type Attributes = Readonly<Record<string, string | undefined>>

export interface Tag {
  readonly name: string
  readonly attributes: Attributes
  readonly style: string
}

const MAX_STYLE_CHARS = 2_000

/** An element with its style, of which no more is read than what a person could have meant. */
export function tagOf(name: string, attributes: Attributes): Tag {
  return {
    name,
    attributes,
    style: (attributes.style ?? '').slice(0, MAX_STYLE_CHARS).toLowerCase(),
  }
}

/** Whether an element is copied, but not seen. */
export function isHidden({ attributes, style }: Tag): boolean {
  return (
    attributes.hidden !== undefined ||
    /display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all/.test(style)
  )
}

/** Whether blanks and line breaks are as they are; undefined if the style doesn't say. */
export function keepsBlanks(style: string): boolean | undefined {
  const value = /white-space(?:-collapse)?:\s*([a-z-]+)/.exec(style)?.[1]
  return value === undefined ? undefined : /^(?:pre|break)/.test(value)
}

/** Google Docs writes lines as paragraphs without room between them. */
export function isWithoutRoom(style: string): boolean {
  const margin = /(?:^|[;\s])margin:\s*0[a-z]*\s*(?:;|$)/.test(style)
  return margin || (/margin-top:\s*0/.test(style) && /margin-bottom:\s*0/.test(style))
}

/** Mail programs move text in with quotes that look like none. */
export const isBare = (style: string) => /border(?:-left)?:\s*(?:none|0)/.test(style)

const NAMED: Readonly<Record<string, Partial<Look>>> = {
  b: { strong: true },
  strong: { strong: true },
  i: { em: true },
  em: { em: true },
  cite: { em: true },
  dfn: { em: true },
  s: { strike: true },
  del: { strike: true },
  strike: { strike: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
}

/** The look by the name of an element and its style; the style wins, as in a browser. */
export function lookOf({ name, style }: Tag): Partial<Look> {
  const named = NAMED[name] ?? {}
  if (style === '') return named
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1]
  const slant = /font-style:\s*(\w+)/.exec(style)?.[1]
  return {
    ...named,
    ...(weight !== undefined && { strong: /^(?:bold|bolder|[6-9]00|1000)$/.test(weight) }),
    ...(slant !== undefined && { em: slant === 'italic' || slant === 'oblique' }),
    ...(/text-decoration[\w-]*:[^;]*line-through/.test(style) && { strike: true }),
  }
}

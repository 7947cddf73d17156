import { withRules } from './markdown-rules.ts'
import { simplify } from './simplify.ts'

/** Beyond them, turndown takes seconds, and the plain text is pasted. */
const MAX_HTML_CHARS = 500_000
const MAX_ELEMENTS = 5_000
/** The time for a run of blanks grows with its square. */
const LONG_BLANK = /\s{200}/

const FORMATTED =
  'h1, h2, h3, h4, h5, h6, strong, em, s, code, pre, blockquote, ul, ol, hr, a[href], table'

const converter = withRules()

interface Policy {
  createHTML(html: string): string
}
interface PolicyFactory {
  createPolicy(name: 'paste', rules: Policy): Policy
}

const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory }
let policy: Policy | undefined

/**
 * An inert document: it runs nothing and fetches nothing. Trusted Types: only here may a text be read
 * as markup.
 */
function readInert(html: string): Document {
  policy ??= trustedTypes?.createPolicy('paste', { createHTML: (text) => text })
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

/**
 * Copied HTML as Markdown: its words and the addresses of its links, and nothing else of it.
 * Undefined if nothing in it is formatted, or if it's too large.
 */
export function htmlToMarkdown(html: string): string | undefined {
  if (html.length > MAX_HTML_CHARS) return undefined
  const { body } = readInert(html)
  if (body.getElementsByTagName('*').length > MAX_ELEMENTS) return undefined
  if (LONG_BLANK.test(body.textContent ?? '')) return undefined
  simplify(body)
  return body.querySelector(FORMATTED) ? converter.turndown(body) : undefined
}

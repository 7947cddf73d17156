import { type Entry, metadataOf } from '@daywell/core/journal'
import { unstruckText } from '@daywell/core/markdown'
import type { Passage } from '#model/provider.ts'

const EXCERPT_CHARS = 600
/** Entries that share words with the question, and latest entries. */
const MAX_ALIKE = 4
const MAX_LATEST = 3

/** Excerpts from the entries that relate to a text, newest first. */
export function excerptsFor(text: string, entries: readonly Entry[]): Passage[] {
  const keywords = new Set(metadataOf(text).keywords)
  const alike = entries
    .map((entry) => ({ entry, shared: sharedWith(keywords, entry) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_ALIKE)
    .map(({ entry }) => entry)
  const chosen = new Set([...alike, ...entries.slice(0, MAX_LATEST)])
  return entries.filter((entry) => chosen.has(entry)).map((entry) => excerptOf(entry, keywords))
}

function sharedWith(keywords: ReadonlySet<string>, { metadata }: Entry): number {
  return metadata.keywords.filter((word) => keywords.has(word)).length
}

function excerptOf(entry: Entry, keywords: ReadonlySet<string>): Passage {
  const { _id: id, title, localDate, content } = entry
  return { id, title, localDate, text: cut(paragraphFor(unstruckText(content), keywords)) }
}

/** The paragraph that shares the most words with the question, else the first. */
function paragraphFor(content: string, keywords: ReadonlySet<string>): string {
  const paragraphs = content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  const shared = paragraphs.map((paragraph) => {
    const text = paragraph.toLowerCase()
    return [...keywords].filter((word) => text.includes(word)).length
  })
  return paragraphs[shared.indexOf(Math.max(...shared))] ?? content
}

function cut(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= EXCERPT_CHARS) return trimmed
  const window = trimmed.slice(0, EXCERPT_CHARS)
  const blank = window.lastIndexOf(' ')
  const end = blank > EXCERPT_CHARS / 2 ? blank : EXCERPT_CHARS
  return `${window.slice(0, end).replace(/[\ud800-\udbff]$/, '')} …`
}

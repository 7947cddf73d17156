import { type Entry, metadataOf } from '@daywell/core/journal'
import { ownUnstruckText } from '@daywell/core/markdown'
import type { Passage } from '#model/provider.ts'

const EXCERPT_CHARS = 600
const MAX_LATEST = 3

/** Passages that bear on a text, and excerpts of the latest entries, newest first. */
export function excerptsFor(
  text: string,
  entries: readonly Entry[],
  related: readonly Passage[],
): Passage[] {
  const keywords = new Set(metadataOf(text).keywords)
  const found = new Set(related.map(({ id }) => id))
  const latest = entries.slice(0, MAX_LATEST).filter(({ _id }) => !found.has(_id))
  const excerpts = latest.map((entry) => excerptOf(entry, keywords))
  return [...excerpts, ...related].sort((a, b) => (a.localDate < b.localDate ? 1 : -1))
}

function excerptOf(entry: Entry, keywords: ReadonlySet<string>): Passage {
  const { _id: id, title, localDate, content } = entry
  return { id, title, localDate, text: cut(paragraphFor(ownUnstruckText(content), keywords)) }
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

import type { Entry } from '#journal/index.ts'

// Characters that some file system refuses, and invisible or bidirectional ones.
const NOT_IN_NAMES = /[/\\:*?"<>|\p{C}\s]+/gu
/** With date and extension, the name stays below the limit of the strictest file systems. */
const MAX_NAME_BYTES = 100

/**
 * Unique file names of entries in folders by year, such as `2026/2026-03-04 The long way home.md`.
 * Unique even where case is ignored.
 */
export function markdownNames(): (entry: Pick<Entry, 'title' | 'localDate'>) => string {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  return ({ title, localDate }) => {
    const name = [localDate, safeName(title)].filter(Boolean).join(' ')
    const path = `${localDate.slice(0, 4)}/${name}`
    const key = path.toLowerCase()
    let number = next.get(key) ?? 1
    while (taken.has(addNumber(key, number))) number += 1
    next.set(key, number + 1)
    taken.add(addNumber(key, number))
    return `${addNumber(path, number)}.md`
  }
}

const addNumber = (path: string, number: number) => (number === 1 ? path : `${path} (${number})`)

function safeName(title: string): string {
  const plain = title.normalize('NFC').replace(NOT_IN_NAMES, ' ').trim()
  // Some systems drop a trailing dot or blank, others hide names that begin with a dot.
  return shorten(plain).replace(/^[. ]+|[. ]+$/g, '')
}

function shorten(text: string): string {
  let bytes = 0
  let end = 0
  for (const sign of text) {
    bytes += bytesOf(sign.codePointAt(0) ?? 0)
    if (bytes > MAX_NAME_BYTES) break
    end += sign.length
  }
  return text.slice(0, end)
}

/** The length of a character in UTF-8. */
function bytesOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

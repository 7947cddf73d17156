import type { Entry } from '#journal/index.ts'

// What some system refuses in a name, and what shows nothing or turns the text around it.
const NOT_IN_NAMES = /[/\\:*?"<>|\p{C}\s]+/gu
/** With the day and the ending it stays below what the strictest systems take. */
const MAX_NAME_BYTES = 100

/**
 * Names for the files of entries, one after the other, in folders by year: such as
 * `2026/2026-03-04 The long way home.md`. No two are alike, not even in other letters' case.
 */
export function markdownNames(): (entry: Pick<Entry, 'title' | 'localDate'>) => string {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  return ({ title, localDate }) => {
    const name = [localDate, safeName(title)].filter(Boolean).join(' ')
    const path = `${localDate.slice(0, 4)}/${name}`
    const key = path.toLowerCase()
    let number = next.get(key) ?? 1
    while (taken.has(numbered(key, number))) number += 1
    next.set(key, number + 1)
    taken.add(numbered(key, number))
    return `${numbered(path, number)}.md`
  }
}

const numbered = (path: string, number: number) => (number === 1 ? path : `${path} (${number})`)

function safeName(title: string): string {
  const plain = title.normalize('NFC').replace(NOT_IN_NAMES, ' ').trim()
  // Some systems drop a dot or blank at the end, others hide what begins with a dot.
  return shortened(plain).replace(/^[. ]+|[. ]+$/g, '')
}

function shortened(text: string): string {
  let bytes = 0
  let end = 0
  for (const sign of text) {
    bytes += bytesOf(sign.codePointAt(0) ?? 0)
    if (bytes > MAX_NAME_BYTES) break
    end += sign.length
  }
  return text.slice(0, end)
}

/** What a character takes in UTF-8. */
function bytesOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

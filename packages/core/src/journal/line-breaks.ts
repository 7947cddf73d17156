import { matchLines } from './match-lines.ts'

/**
 * Gives an edited text the line breaks of the text that it was made from. Fields return every
 * break as `\n`; what a person didn't touch keeps its own (`\r\n`, `\r`).
 */
export function keepLineBreaks(before: string, edited: string): string {
  if (!before.includes('\r')) return edited
  const old = splitLines(before)
  const lines = edited.split('\n')
  const breaks = breaksFor(lines, old)
  return lines.map((line, index) => line + (breaks[index] ?? '')).join('')
}

interface Lines {
  readonly lines: readonly string[]
  /** The break after each line but the last. */
  readonly breaks: readonly string[]
}

function splitLines(text: string): Lines {
  const parts = text.split(/(\r\n?|\n)/)
  return {
    lines: parts.filter((_, index) => index % 2 === 0),
    breaks: parts.filter((_, index) => index % 2 === 1),
  }
}

/**
 * A line has the break of the line that it was; a new one has that of the line before. An empty
 * line between `\r` and `\n` would be gone, because the two would become one break.
 */
function breaksFor(lines: readonly string[], old: Lines): string[] {
  const matches = matchLines(lines, old.lines)
  const breaks: string[] = []
  for (let index = 0; index < lines.length - 1; index += 1) {
    const last = breaks.at(-1)
    const own = old.breaks[matches[index] ?? -1] ?? last ?? old.breaks.at(-1) ?? '\n'
    const isJoined = lines[index] === '' && last === '\r' && own === '\n'
    breaks.push(isJoined ? '\r' : own)
  }
  return breaks
}

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

/** Breaks of the unchanged lines at both ends are their own; those between go by their number. */
function breaksFor(lines: readonly string[], old: Lines): string[] {
  const last = lines.length - 1
  const lastOld = old.lines.length - 1
  const start = commonLength(lines, old.lines, (list, index) => list[index])
  const most = Math.min(lines.length, old.lines.length) - start
  const end = Math.min(
    most,
    commonLength(lines, old.lines, (list, index) => list[list.length - 1 - index]),
  )
  const breaks: string[] = []
  for (let index = 0; index < last; index += 1) {
    const fromEnd = last - index
    const own = old.breaks[fromEnd <= end ? lastOld - fromEnd : index]
    breaks.push(own ?? breaks.at(-1) ?? old.breaks.at(-1) ?? '\n')
  }
  return breaks
}

function commonLength(
  a: readonly string[],
  b: readonly string[],
  at: (list: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && at(a, length) === at(b, length)) length += 1
  return length
}

import type { MarkdownRun } from '@daywell/core/markdown'

/** A line of a text, in one style or in several. */
export type Line = string | readonly MarkdownRun[]

/** A word of so many characters in several styles is broken between these, if a line has no room for it. */
const MAX_UNBROKEN_CHARS = 24

/** Acrobat takes 32,767; browsers and servers take less. */
const MAX_ADDRESS_CHARS = 8_000

export function asRuns(line: Line, settable: (text: string) => string): MarkdownRun[] {
  const runs = typeof line === 'string' ? [{ text: line, styles: [], address: null }] : line
  return runs.map(({ text, styles, address }) => ({
    text: settable(text),
    styles,
    address: address === null ? null : linkTarget(address),
  }))
}

export function textOf(line: readonly MarkdownRun[]): string {
  return line.map(({ text }) => text).join('')
}

export function isStyled({ styles, address }: MarkdownRun): boolean {
  return styles.length > 0 || address !== null
}

/** With so many styled runs and no more: what follows them is one plain run. */
export function withFewStyles(line: readonly MarkdownRun[], most: number): MarkdownRun[] {
  const styled = line.flatMap((run, at) => (isStyled(run) ? [at] : []))
  if (styled.length <= most) return [...line]
  const end = styled[most] ?? 0
  return [...line.slice(0, end), { text: textOf(line.slice(end)), styles: [], address: null }]
}

export const isNoLink = ({ address }: MarkdownRun) => address === null

/** An address as a file takes it: ASCII. Null if it's none, or longer than readers take. */
function linkTarget(address: string): string | null {
  const target = URL.parse(address)?.href ?? ''
  return target === '' || target.length > MAX_ADDRESS_CHARS ? null : target
}

/** With null where a line may end inside a word. */
export function withBreaksBetween(runs: readonly MarkdownRun[]): (MarkdownRun | null)[] {
  let unbroken = 0
  return runs.flatMap((run) => {
    const head = /^\S*/.exec(run.text)?.[0].length ?? 0
    const tail = /\S*$/.exec(run.text.slice(-MAX_UNBROKEN_CHARS))?.[0].length ?? 0
    const isLong = unbroken > 0 && head > 0 && unbroken + head >= MAX_UNBROKEN_CHARS
    unbroken = tail === run.text.length && !isLong ? unbroken + tail : tail
    return isLong ? [null, run] : [run]
  })
}

/** Plain runs beside each other as one: each takes time to set. */
export function joinPlain(line: readonly MarkdownRun[]): MarkdownRun[] {
  const joined: MarkdownRun[] = []
  for (const run of line) {
    const last = joined.at(-1)
    if (last && !isStyled(last) && !isStyled(run))
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}

/** A line in two, at an offset of its text. */
export function splitRuns(
  line: readonly MarkdownRun[],
  at: number,
): [MarkdownRun[], MarkdownRun[]] {
  const first: MarkdownRun[] = []
  const second: MarkdownRun[] = []
  let begin = 0
  for (const run of line) {
    const cut = Math.min(Math.max(at - begin, 0), run.text.length)
    if (cut > 0) first.push({ ...run, text: run.text.slice(0, cut) })
    if (cut < run.text.length) second.push({ ...run, text: run.text.slice(cut) })
    begin += run.text.length
  }
  return [first, second]
}

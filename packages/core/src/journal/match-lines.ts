/**
 * For each line, the index of the old line that it was: a patience diff. Lines at both ends that
 * are the same match, then those in between that occur once, then their neighbors. An edited line
 * takes the old one at its place. Undefined for a new line.
 */
export function matchLines(
  lines: readonly string[],
  old: readonly string[],
): readonly (number | undefined)[] {
  const matches = new Array<number | undefined>(lines.length).fill(undefined)
  const start = commonStart(lines, old)
  const end = commonEnd(lines, old, start)
  const last = { line: lines.length - end, old: old.length - end }
  for (let index = 0; index < start; index += 1) matches[index] = index
  for (let index = 0; index < end; index += 1) matches[last.line + index] = last.old + index
  for (const [line, was] of anchors(lines, old, start, last)) matches[line] = was
  extendForward(matches, lines, old)
  extendBackward(matches, lines, old)
  fillGaps(matches, old.length)
  return matches
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length += 1
  return length
}

function commonEnd(a: readonly string[], b: readonly string[], start: number): number {
  const most = Math.min(a.length, b.length) - start
  let length = 0
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return length
}

type Pair = readonly [line: number, old: number]

/** Lines between the ends that occur once in both texts, as far as they're in the same order. */
function anchors(
  lines: readonly string[],
  old: readonly string[],
  start: number,
  end: { line: number; old: number },
): Pair[] {
  const isAt = onceIn(old, start, end.old)
  const pairs: Pair[] = []
  for (const [text, line] of onceIn(lines, start, end.line)) {
    const was = isAt.get(text)
    if (was !== undefined) pairs.push([line, was])
  }
  return longestRising(pairs)
}

function onceIn(lines: readonly string[], from: number, to: number): Map<string, number> {
  const found = new Map<string, number>()
  const again = new Set<string>()
  for (let index = from; index < to; index += 1) {
    const line = lines[index] as string
    if (found.has(line)) again.add(line)
    found.set(line, index)
  }
  for (const line of again) found.delete(line)
  return found
}

/** The longest part of the pairs in which the old indexes rise, by patience sorting. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const tops: number[] = []
  const before = new Array<number | undefined>(pairs.length)
  const oldOf = (index: number | undefined) => pairs[index ?? -1]?.[1] ?? -1
  for (let index = 0; index < pairs.length; index += 1) {
    let low = 0
    let high = tops.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (oldOf(tops[middle]) < oldOf(index)) low = middle + 1
      else high = middle
    }
    before[index] = tops[low - 1]
    tops[low] = index
  }
  const rising: Pair[] = []
  for (let index = tops.at(-1); index !== undefined; index = before[index])
    rising.push(pairs[index] as Pair)
  return rising.reverse()
}

type Matches = (number | undefined)[]

function extendForward(matches: Matches, lines: readonly string[], old: readonly string[]): void {
  const isTaken = new Set(matches)
  for (let index = 1; index < matches.length; index += 1) {
    const next = (matches[index - 1] ?? Number.NaN) + 1
    if (matches[index] !== undefined || isTaken.has(next) || old[next] !== lines[index]) continue
    matches[index] = next
    isTaken.add(next)
  }
}

function extendBackward(matches: Matches, lines: readonly string[], old: readonly string[]): void {
  const isTaken = new Set(matches)
  for (let index = matches.length - 2; index >= 0; index -= 1) {
    const next = (matches[index + 1] ?? Number.NaN) - 1
    if (matches[index] !== undefined || isTaken.has(next) || old[next] !== lines[index]) continue
    matches[index] = next
    isTaken.add(next)
  }
}

/** An edited line is the old one after that of the line before, unless that is another's. */
function fillGaps(matches: Matches, oldLength: number): void {
  const isTaken = new Set(matches)
  let was = -1
  for (let index = 0; index < matches.length; index += 1) {
    const next = was + 1
    if (matches[index] === undefined && next < oldLength && !isTaken.has(next)) {
      matches[index] = next
      isTaken.add(next)
    }
    was = matches[index] ?? was
  }
}

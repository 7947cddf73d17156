import type { Kept, PlainText } from './join.ts'

/** Where a character is in the source; for the end of the text, where the last kept part ends. */
export function sourceOffset({ kept }: PlainText, at: number): number {
  const part = kept[lastUpTo(kept, at, 'at')]
  return part ? Math.min(part.to, part.from + Math.max(0, at - part.at)) : 0
}

/** Where a character of the source is in the text; of one that is left out, where the next one is. */
export function plainOffset({ text, kept }: PlainText, at: number): number {
  const index = lastUpTo(kept, at, 'from')
  const part = kept[index]
  if (part && at < part.to) return part.at + Math.max(0, at - part.from)
  return kept[index + 1]?.at ?? text.length
}

/** The index of the last part that begins at an offset or before it; 0 if none does. */
function lastUpTo(kept: readonly Kept[], at: number, start: 'at' | 'from'): number {
  let low = 0
  let high = kept.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((kept[middle]?.[start] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

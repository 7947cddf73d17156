import type { Work } from '../work.ts'
import { isSafeAddress } from './address.ts'
import type { Delimiter } from './delimiter.ts'
import { pairDelimiters } from './emphasis.ts'
import { linkTailAt } from './link-tail.ts'
import { mediaIdOf } from './media-address.ts'
import type { MarkdownSpan } from './span.ts'

/** A `[` or `![` that may begin a link or an image. */
interface Bracket {
  readonly from: number
  readonly isImage: boolean
  /** How many delimiters and spans there were before it. */
  readonly delimiters: number
  readonly spans: number
}

/** What a scan has found so far. */
export interface Found {
  readonly text: string
  readonly delimiters: Delimiter[]
  readonly spans: MarkdownSpan[]
  readonly brackets: Bracket[]
  /** Brackets below this height have a link inside, and a link can't hold another one. */
  spent: number
  readonly work: Work
}

/** Ends the link or image that a `]` may close, and returns where it ends, or 0. */
export function closeBracket(found: Found, at: number): number {
  const { text, brackets, work } = found
  const bracket = brackets.pop()
  if (!bracket) return 0
  const isSpent = brackets.length < found.spent && !bracket.isImage
  found.spent = Math.min(found.spent, brackets.length)
  const tail = isSpent ? undefined : linkTailAt(text, at + 1, work)
  if (!tail || (!bracket.isImage && !isLink(text.slice(bracket.from + 1, at), tail.address)))
    return 0
  addSpan(found, bracket, at, tail)
  return tail.to
}

function addSpan(
  found: Found,
  bracket: Bracket,
  innerTo: number,
  { address, to }: { readonly address: string; readonly to: number },
) {
  const { delimiters, spans, brackets, work } = found
  const { from, isImage } = bracket
  if (!isImage) {
    unlink(spans, bracket.spans, work)
    found.spent = brackets.length
  }
  pairDelimiters(delimiters.splice(bracket.delimiters), spans, work)
  spans.push(
    isImage
      ? {
          ...{ style: 'image', from, innerFrom: from + 2, innerTo, to },
          ...{ address: undefined, media: mediaIdOf(address) },
        }
      : { style: 'link', from, innerFrom: from + 1, innerTo, to, address },
  )
}

/** A link without a text would be invisible. */
function isLink(text: string, address: string): boolean {
  return /\S/.test(text) && isSafeAddress(address)
}

/** Takes away the addresses that are written out within a link. */
function unlink(spans: MarkdownSpan[], start: number, work: Work) {
  let kept = start
  for (let at = start; at < spans.length; at += 1) {
    work.steps += 1
    const span = spans[at]
    if (!span || span.style === 'link') continue
    spans[kept] = span
    kept += 1
  }
  spans.length = kept
}

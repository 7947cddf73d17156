import type { Work } from '../work.ts'
import { angleAddressAt, bareAddressAt } from './address.ts'
import { closeBracket, type Found } from './brackets.ts'
import { characterBefore } from './characters.ts'
import { findCodeRuns } from './code-runs.ts'
import { flanksOf } from './delimiter.ts'
import { pairDelimiters } from './emphasis.ts'
import type { MarkdownSpan } from './span.ts'

const SIGN = /[!-/:-@[-`{-~]/
const CLOSING = /\p{Pe}/u
/** Its arm is no escape, and `\(^o^)/` waves both. */
const FACE = /¯\\_\(ツ\)_\/¯|\\\([^\s()\\]{1,6}\)\//y

interface Scan extends Found {
  at: number
  lastSolid: number
  codeEnd: ((length: number, from: number) => number) | undefined
}

/** The spans of a paragraph, unsorted, in offsets of the paragraph. */
export function scanSpans(text: string, work: Work): MarkdownSpan[] {
  const scan: Scan = {
    ...{ text, at: 0, lastSolid: -1, codeEnd: undefined, spent: 0, work },
    ...{ delimiters: [], spans: [], brackets: [] },
  }
  while (scan.at < text.length) {
    work.steps += 1
    scan.at = readMark(scan, text.charCodeAt(scan.at)) || readCharacter(scan)
  }
  pairDelimiters(scan.delimiters, scan.spans, work)
  return scan.spans
}

function readCharacter(scan: Scan): number {
  const { text, at } = scan
  const character = text.charAt(at)
  if (character.trim() !== '' && !SIGN.test(character)) scan.lastSolid = at
  return at + 1
}

/** Where the mark that begins with a character ends, or 0 if none does. */
function readMark(scan: Scan, code: number): number {
  switch (code) {
    case 42: // *
    case 95: // _
    case 126: // ~
      return readDelimiter(scan)
    case 96: // `
      return readCode(scan)
    case 92: // \
      return readFace(scan) || readEscape(scan)
    case 175: // ¯
      return readFace(scan)
    case 33: // !
      return scan.text.charAt(scan.at + 1) === '[' ? openBracket(scan, true) : 0
    case 91: // [
      return openBracket(scan, false)
    case 93: // ]
      return closeBracket(scan, scan.at)
    case 60: // <
      return readAngles(scan)
    case 72: // H
    case 104: // h
      return readBareAddress(scan)
    default:
      return 0
  }
}

function endOfRun({ text, at, work }: Scan): number {
  let end = at + 1
  while (text.charCodeAt(end) === text.charCodeAt(at)) end += 1
  work.steps += end - at
  return end
}

function readDelimiter(scan: Scan): number {
  const { text, at, lastSolid } = scan
  const end = endOfRun(scan)
  const mark = text.charAt(at)
  // `~ten` is about ten, and longer runs are decoration.
  const flanks = mark !== '~' || end - at === 2 ? flanksOf(text, at, end) : undefined
  const length = end - at
  if (flanks) scan.delimiters.push({ mark, length, ...flanks, lastSolid, from: at, count: length })
  return end
}

function readCode(scan: Scan): number {
  const { text, at } = scan
  const from = endOfRun(scan)
  // An apostrophe, as in "don`t", or a face such as (´・ω・`).
  if (characterBefore(text, at).isLetter || CLOSING.test(text.charAt(from))) return from
  scan.codeEnd ??= findCodeRuns(text)
  const end = scan.codeEnd(from - at, from)
  if (end === -1) return from
  const padding = isPadded(text.slice(from, end)) ? 1 : 0
  const to = end + (from - at)
  add(scan, 'code', [at, from + padding, end - padding, to])
  return to
}

/** One blank on each side lets code begin or end with a backtick. */
function isPadded(code: string): boolean {
  return code.startsWith(' ') && code.endsWith(' ') && code.trim() !== ''
}

function readFace({ text, at }: Scan): number {
  FACE.lastIndex = at
  return FACE.test(text) ? FACE.lastIndex : 0
}

function readEscape(scan: Scan): number {
  const { text, at } = scan
  const sign = text.charAt(at + 1)
  // `\\\\server` is a path.
  if (!SIGN.test(sign) || sign === '\\') return 0
  add(scan, 'escape', [at, at + 1, at + 2, at + 2])
  return at + 2
}

function openBracket(scan: Scan, isImage: boolean): number {
  const { at, delimiters, spans } = scan
  scan.brackets.push({
    ...{ from: at, isImage },
    ...{ delimiters: delimiters.length, spans: spans.length },
  })
  return at + (isImage ? 2 : 1)
}

function readAngles(scan: Scan): number {
  const { text, at } = scan
  const address = angleAddressAt(text, at)
  if (address === undefined) return 0
  const innerTo = at + 1 + address.length
  add(scan, 'link', [at, at + 1, innerTo, innerTo + 1], address)
  return innerTo + 1
}

function readBareAddress(scan: Scan): number {
  const { text, at } = scan
  if (characterBefore(text, at).isLetter) return 0
  const address = bareAddressAt(text, at)
  if (address === undefined) return 0
  const to = at + address.length
  add(scan, 'link', [at, at, to, to], address)
  return to
}

function add(
  scan: Scan,
  style: MarkdownSpan['style'],
  [from, innerFrom, innerTo, to]: readonly [number, number, number, number],
  address?: string,
) {
  scan.work.steps += to - from
  scan.lastSolid = to - 1
  scan.spans.push({ style, from, innerFrom, innerTo, to, address })
}

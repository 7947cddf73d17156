import { INKS } from './inks.ts'
import type { Marks } from './marks.ts'
import { pdfText } from './pdf-file.ts'

/** What was found on a page: the elements by the number of their piece there. */
export interface TaggedPage {
  readonly content: string
  readonly elements: readonly number[]
}

/** What is remembered from page to page. */
export interface Seen {
  /** Words that were said already: one that continues on another line is not said twice. */
  readonly words: Set<number>
  /** The names of fonts in which something stands that is read sign by sign. */
  readonly plainFonts: Set<string>
  readonly emoji: EmojiTeller
}

/** Emoji are shown one by one, by a line for each. */
export interface EmojiTeller {
  /** Letters can stand among them, too: marks that no other font has. */
  isEmoji(font: string, line: string): boolean
  /** What it was written as. */
  saidAt(element: number, font: string, line: string): string | undefined
}

interface State {
  readonly colour: number
  readonly stroke: number
  readonly font: string
}

const FILLS = new Set(['f', 'f*', 'B', 'B*', 'b', 'b*'])
const PAINTS = new Set([...FILLS, 'S', 's', 'n'])
const BEGINS = new Set(['m', 're'])
const NOTHING = { element: -1, word: null }

/** Gives the texts and the drawings of a page their inks and their names. */
export function tagPage(content: string, marks: Marks, seen: Seen): TaggedPage {
  const elements: number[] = []
  const saved: State[] = []
  let now: State = { colour: -1, stroke: -1, font: '' }
  let open: number | undefined
  let isPath = false
  let isPicture = false
  let isWord = false
  let isLeftOut = false
  const given = content.split('\n')
  const isOpening = given.some((line) => isChapterTitle(line, marks))

  /** What stands together has one name together: readers look each name up, and that takes time. */
  function enter(element: number): string[] {
    if (open === element) return []
    const before = leave()
    open = element
    if (element < 0) return [...before, '/Artifact BMC']
    const number = elements.push(element) - 1
    return [...before, `/${marks.elements[element]?.role} <</MCID ${number}>> BDC`]
  }

  function leave(): string[] {
    const isOpen = open !== undefined
    open = undefined
    return isOpen ? ['EMC'] : []
  }

  function begin(line: string, at: number): string[] {
    const [font = '', sign = ''] = given.slice(at + 2, at + 4)
    const isDrawn = font.startsWith('/Cf')
    const colour = isDrawn ? inkedNear(given, at) : now.colour
    const { element, word } = marks.marks[colour] ?? NOTHING
    isPicture = isDrawn && (word === null || seen.emoji.isEmoji(fontIn(font), sign))
    isWord = word !== null && !isPicture
    if (word === null && !isDrawn) seen.plainFonts.add(now.font)
    if (marks.elements[element]?.role === 'Head') return beginHead(line)
    return [...enter(element), ...(word !== null && isWord ? [saidOnce(word, colour)] : []), line]
  }

  /** No head stands above the title of a chapter. */
  function beginHead(line: string): string[] {
    isLeftOut = isOpening
    return isOpening ? [] : [...enter(-1), line]
  }

  function leaveOut(operator: string): string[] {
    isLeftOut = operator !== 'ET'
    return []
  }

  function end(line: string): string[] {
    return isWord ? [line, 'EMC'] : [line]
  }

  function saidOnce(word: string, colour: number): string {
    const isNew = !seen.words.has(colour)
    seen.words.add(colour)
    return saying(isNew ? word : '')
  }

  function shown(line: string): string[] {
    const emoji = isPicture ? seen.emoji.saidAt(open ?? -1, now.font, line) : undefined
    return emoji === undefined ? [line] : [saying(emoji), line, 'EMC']
  }

  function drawn(line: string, operator: string, at: number): string[] {
    const begins = BEGINS.has(operator) && !isPath
    const ends = PAINTS.has(operator) && isPath
    isPath = begins || (isPath && !ends)
    return begins ? [...enter(elementOfPath(at)), line] : [line]
  }

  function elementOfPath(at: number): number {
    let last = at
    while (last < given.length && !PAINTS.has(operatorOf(given[last] ?? ''))) last += 1
    const isFilled = FILLS.has(operatorOf(given[last] ?? ''))
    return marks.marks[isFilled ? now.colour : now.stroke]?.element ?? -1
  }

  function inked(line: string, operator: string): string[] {
    const colour = operator === 'scn' ? now.colour : now.stroke
    return [inkOf(colour, marks, operator) ?? line]
  }

  function tagged(line: string, operator: string, at: number): string[] {
    if (operator === 'scn' || operator === 'SCN') return inked(line, operator)
    if (operator === 'BT') return begin(line, at)
    if (operator === 'Tj') return shown(line)
    if (operator === 'ET') return end(line)
    // The paper below a photo has its color.
    if (operator === 'Do') return [...enter(marks.marks[now.colour]?.element ?? -1), line]
    if (operator === 'q' || operator === 'Q') return [...leave(), line]
    return drawn(line, operator, at)
  }

  const lines = given.flatMap((line, at) => {
    const operator = operatorOf(line)
    now = after(line, operator, now, saved)
    return isLeftOut ? leaveOut(operator) : tagged(line, operator, at)
  })
  return { content: [...lines, ...leave()].join('\n'), elements }
}

function isChapterTitle(line: string, { marks, elements }: Marks): boolean {
  if (!line.endsWith(' scn')) return false
  const { element, ink } = marks[colourOf(line)] ?? { element: -1, ink: 'quiet' }
  return elements[element]?.role === 'H1' && ink === 'text'
}

const operatorOf = (line: string) => line.slice(line.lastIndexOf(' ') + 1)
/** Of a line like `/F0 10.75 Tf`. */
const fontIn = (line: string) => line.slice(1, line.indexOf(' '))
const saying = (word: string) => `/Span <</ActualText ${pdfText(word)}>> BDC`

/** Emoji bring their own colours: theirs is that of the text before them in the line, or after. */
function inkedNear(lines: readonly string[], at: number): number {
  const begin = lines.lastIndexOf('q', at)
  const isInk = (line: string) => line.endsWith(' scn')
  const before = lines.slice(begin, at).findLast(isInk)
  return colourOf(before ?? lines.slice(at, lines.indexOf('Q', at)).find(isInk) ?? '')
}

function after(line: string, operator: string, now: State, saved: State[]): State {
  if (line === 'q') saved.push(now)
  if (line === 'Q') return saved.pop() ?? now
  if (operator === 'Tf') return { ...now, font: fontIn(line) }
  if (operator === 'SCN') return { ...now, stroke: colourOf(line) }
  return operator === 'scn' ? { ...now, colour: colourOf(line) } : now
}

/** The number that a colour of three parts stands for; -1 for greys. */
function colourOf(line: string): number {
  const parts = line.split(' ').slice(0, -1).map(Number)
  if (parts.length !== 3) return -1
  return parts.reduce((sum, part) => sum * 256 + Math.round(part * 255), 0)
}

function inkOf(colour: number, { marks }: Marks, operator: string): string | undefined {
  const mark = marks[colour]
  return mark && mark.element >= 0 ? `${INKS[mark.ink]} ${operator}` : undefined
}

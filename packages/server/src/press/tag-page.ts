import type { Ink, Marks } from './marks.ts'
import { pdfText } from './pdf-file.ts'

const INKS: Record<Ink, string> = {
  text: '0.13 0.14 0.19',
  soft: '0.40 0.38 0.35',
  accent: '0.184 0.294 0.502',
}

/** What was found on a page: the elements by the number of their piece there. */
export interface TaggedPage {
  readonly content: string
  readonly elements: readonly number[]
}

/** What is remembered from page to page. */
export interface Seen {
  /** Words that were said already: one that goes on in another line is not said twice. */
  readonly words: Set<number>
  /** The names of fonts in which something stands that is read sign by sign. */
  readonly plainFonts: Set<string>
}

interface State {
  readonly colour: number
  readonly font: string
}

const PAINTS = new Set(['f', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'n'])
const BEGINS = new Set(['m', 're'])

/** Gives the texts of a page their inks and their names. */
export function tagPage(content: string, marks: Marks, seen: Seen): TaggedPage {
  const elements: number[] = []
  const saved: State[] = []
  let now: State = { colour: -1, font: '' }
  let isPath = false
  let close = ''
  const given = content.split('\n')

  function begin(at: number): string {
    const isPicture = given[at + 2]?.startsWith('/Cf') ?? false
    const text = isPicture ? { colour: inkedNear(given, at), font: undefined } : now
    const opened = opening(text, marks, elements, seen)
    close = opened.map(() => 'EMC').join('\n')
    return opened.join('\n')
  }

  function drawn(line: string, operator: string): string[] {
    const begins = BEGINS.has(operator) && !isPath
    const ends = PAINTS.has(operator) && isPath
    isPath = begins || (isPath && !ends)
    return [...(begins ? ['/Artifact BMC'] : []), line, ...(ends ? ['EMC'] : [])]
  }

  const lines = given.flatMap((line, at) => {
    const operator = line.slice(line.lastIndexOf(' ') + 1)
    now = after(line, operator, now, saved)
    if (operator === 'scn') return inkOf(now.colour, marks) ?? line
    if (operator === 'BT') return [begin(at), line]
    return operator === 'ET' ? [line, close] : drawn(line, operator)
  })
  return { content: lines.join('\n'), elements }
}

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
  if (operator === 'Tf') return { ...now, font: line.slice(1, line.indexOf(' ')) }
  return operator === 'scn' ? { ...now, colour: colourOf(line) } : now
}

/** The number that a colour of three parts stands for; -1 for greys. */
function colourOf(line: string): number {
  const parts = line.split(' ').slice(0, -1).map(Number)
  if (parts.length !== 3) return -1
  return parts.reduce((sum, part) => sum * 256 + Math.round(part * 255), 0)
}

function inkOf(colour: number, { marks, elements }: Marks): string | undefined {
  const element = elements[marks[colour]?.element ?? -1]
  return element && `${INKS[element.ink]} scn`
}

/** What is said before a text: its element, and the word that it is, where signs do not tell. */
function opening(
  { colour, font }: { readonly colour: number; readonly font: string | undefined },
  { marks, elements }: Marks,
  on: number[],
  { words, plainFonts }: Seen,
): string[] {
  const mark = marks[colour]
  const element = elements[mark?.element ?? -1]
  if (!mark?.word && font !== undefined) plainFonts.add(font)
  if (!mark || !element) return ['/Artifact BMC']
  const open = `/${element.role} <</MCID ${on.push(mark.element) - 1}>> BDC`
  if (mark.word === null || font === undefined) return [open]
  const word = words.has(colour) ? '' : mark.word
  words.add(colour)
  return [open, `/Span <</ActualText ${pdfText(word)}>> BDC`]
}

import type { Paragraph } from '@daywell/core/report'
import { type LaidOutPhoto, laidOutPhoto } from './laid-out-photo.ts'
import type { MarkedText, Marks, Role } from './marks.ts'
import { partsOfItem, partsOfLines, partsOfParagraph } from './paragraph-parts.ts'

/** However deep a text nests, some of the page is left for its words. */
const MAX_STEPS = 6
const HEADINGS: readonly Role[] = ['H3', 'H4', 'H5', 'H6']
const DEEPEST_HEADING = 6

/** A part as the template takes it. */
interface LaidOutPart extends Partial<MarkedText>, Partial<LaidOutPhoto> {
  readonly kind: Paragraph['kind']
  readonly hang: string | null
  /** Of a heading, from 0 for the highest that the entry has. */
  readonly rank: number
  /** Whether a heading stays with what follows: a page of headings has nothing to stay with. */
  readonly stays: boolean
  /** How many quotes it is in, and how many steps it stands aside for lists. */
  readonly quotes: number
  readonly steps: number
}

/** The paragraphs of an entry in groups of what stands together; headings begin at a level. */
export function laidOutParagraphs(
  paragraphs: readonly Paragraph[],
  level: number,
  marks: Marks,
): LaidOutPart[][] {
  const levels = [...new Set(paragraphs.map((one) => one.level))].filter((one) => one > 0).sort()
  const groups: LaidOutPart[][] = []
  for (const [at, paragraph] of paragraphs.entries()) {
    const rank = levels.indexOf(paragraph.level)
    const parts = partsOf(paragraph).map((part) => ({
      ...setPart(paragraph, part, level + rank, marks),
      ...placeOf(paragraph),
      ...{ kind: paragraph.kind, hang: part.hang, rank },
      stays: paragraphs[at + 1]?.kind !== 'heading',
    }))
    if (isWithBefore(paragraph, paragraphs[at - 1])) groups.at(-1)?.push(...parts)
    else groups.push(parts)
  }
  return groups
}

type Part = ReturnType<typeof partsOfParagraph>[number]

function partsOf({ kind, lines, label }: Paragraph): Part[] {
  if (kind === 'rule' || kind === 'photo') return [{ lines: [], hang: null }]
  if (kind === 'item') return partsOfItem(label ?? '•', lines)
  return kind === 'text' ? partsOfParagraph(lines) : partsOfLines(lines)
}

function setPart(paragraph: Paragraph, { lines, hang }: Part, level: number, marks: Marks) {
  if (paragraph.kind === 'rule') return {}
  if (paragraph.photo) return laidOutPhoto(paragraph, paragraph.photo, placeOf(paragraph), marks)
  return marks.add(lines, { role: roleOf(paragraph, hang, level), rtl: paragraph.rightToLeft })
}

function roleOf({ kind, quotes, lists }: Paragraph, hang: string | null, level: number): Role {
  if (kind === 'heading') return HEADINGS[Math.min(level, DEEPEST_HEADING) - 3] ?? 'H6'
  if (hang !== null || (kind === 'text' && lists > 0)) return 'LBody'
  return quotes > 0 ? 'BlockQuote' : 'P'
}

/** An item stands as far aside as its list; what else is in it stands below its words. */
function placeOf({ kind, quotes, lists }: Paragraph) {
  const inner = Math.min(quotes, MAX_STEPS)
  const steps = kind === 'item' ? lists - 1 : lists
  return { quotes: inner, steps: Math.max(0, Math.min(steps, MAX_STEPS)) }
}

/** Headings, rules and photos have room around them, even where the writer left none. */
function isWithBefore(paragraph: Paragraph, before: Paragraph | undefined): boolean {
  return paragraph.isClose && before !== undefined && [paragraph, before].every(isNoBreak)
}

const isNoBreak = ({ kind }: Paragraph) => kind !== 'heading' && kind !== 'rule' && kind !== 'photo'

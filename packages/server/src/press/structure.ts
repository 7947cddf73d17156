import type { Element, Marks } from './marks.ts'
import { pdfText } from './pdf-file.ts'

/** Where pieces of an element stand: on which page, under which number there. */
export interface Piece {
  readonly page: number
  readonly number: number
}

/** A place that can be pressed. */
export interface Leading {
  readonly annotation: number
  readonly page: number
  readonly to: string
}

interface Found {
  readonly pieces: ReadonlyMap<number, readonly Piece[]>
  readonly links: readonly Leading[]
}

interface Writing {
  readonly add: (body: string) => number
  readonly change: (number: number, body: string) => void
}

/** The tree of elements, in the order in which the book has them; what stands on no page is not in it. */
export function structureOf(
  { elements }: Marks,
  { pieces, links }: Found,
  { add, change }: Writing,
): { root: number; numbers: Map<number, number> } {
  const root = add('')
  const document = add('')
  const numbers = new Map<number, number>()
  const kids: number[] = []
  for (const run of runsOf(elements, pieces)) {
    const group = GROUPS[elements[run[0] ?? 0]?.role ?? '']
    const parent = group ? add('') : document
    const inside = run.map((n) => {
      const element = elements[n] as Element
      const item = group ? add('') : undefined
      const leading = links.filter(({ to }) => to === element.to)
      const number = add(
        elementOf(element, { pieces: pieces.get(n) ?? [], links: leading }, item ?? parent),
      )
      numbers.set(n, number)
      if (item === undefined || !group) return number
      change(item, nodeOf(group.item, parent, [number]))
      return item
    })
    if (group) change(parent, nodeOf(group.name, document, inside))
    kids.push(...(group ? [parent] : inside))
  }
  change(document, nodeOf('Document', root, kids))
  change(root, `<< /Type /StructTreeRoot /K ${document} 0 R >>`)
  return { root, numbers }
}

/** What stands together under one name: the lines of the contents, the items of a list. */
const GROUPS: Record<string, { name: string; item: string } | undefined> = {
  Link: { name: 'TOC', item: 'TOCI' },
  LBody: { name: 'L', item: 'LI' },
}

function runsOf(elements: readonly Element[], pieces: ReadonlyMap<number, unknown>): number[][] {
  const runs: number[][] = []
  for (const [n, { role }] of elements.entries()) {
    if (!pieces.has(n)) continue
    const before = runs.at(-1)
    const isSame = GROUPS[role] && before?.[0] !== undefined && elements[before[0]]?.role === role
    if (isSame && before) before.push(n)
    else runs.push([n])
  }
  return runs
}

function nodeOf(name: string, parent: number, kids: readonly number[]): string {
  const list = kids.map((kid) => `${kid} 0 R`).join(' ')
  return `<< /Type /StructElem /S /${name} /P ${parent} 0 R /K [${list}] >>`
}

function elementOf(
  { role, language, alt }: Element,
  { pieces, links }: { pieces: readonly Piece[]; links: readonly Leading[] },
  parent: number,
): string {
  const kids = [
    ...pieces.map(({ page, number }) => `<< /Type /MCR /Pg ${page} 0 R /MCID ${number} >>`),
    ...links.map(
      ({ page, annotation }) => `<< /Type /OBJR /Pg ${page} 0 R /Obj ${annotation} 0 R >>`,
    ),
  ]
  const said = alt === null ? '' : `/Alt ${pdfText(alt)} `
  return `<< /Type /StructElem /S /${role} /P ${parent} 0 R /Lang (${language}) ${said}/K [${kids.join(' ')}] >>`
}

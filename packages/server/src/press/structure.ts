import type { Element, Marks } from './marks.ts'
import { pdfText } from './pdf-file.ts'

/** Where pieces of an element stand: on which page, under which number there. */
export interface Piece {
  readonly page: number
  readonly number: number
  /** Its place among all pieces of the book. */
  readonly order: number
}

/** A place that can be pressed, and the element that says where it leads to. */
export interface Leading {
  readonly annotation: number
  readonly page: number
  readonly element: number
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
  const linksOf = Map.groupBy(links, ({ element }) => element)
  const inside = Map.groupBy(
    [...pieces.keys()].filter((n) => elements[n]?.within != null),
    (n) => elements[n]?.within ?? -1,
  )

  /** An element with the links among its words, all in the order of reading. */
  function addElement(n: number, parent: number): number {
    const own = (pieces.get(n) ?? []).map(({ page, number: at, order }) => ({
      order,
      kid: `<< /Type /MCR /Pg ${page} 0 R /MCID ${at} >>`,
    }))
    const number = add('')
    numbers.set(n, number)
    const nested = (inside.get(n) ?? []).map((one) => ({
      order: pieces.get(one)?.[0]?.order ?? 0,
      kid: `${addElement(one, number)} 0 R`,
    }))
    const pressed = (linksOf.get(n) ?? []).map(
      ({ page, annotation }) => `<< /Type /OBJR /Pg ${page} 0 R /Obj ${annotation} 0 R >>`,
    )
    const read = [...own, ...nested].sort((a, b) => a.order - b.order).map(({ kid }) => kid)
    change(number, elementOf(elements[n] as Element, [...read, ...pressed], parent))
    return number
  }

  for (const run of runsOf(elements, pieces)) {
    const group = GROUPS[elements[run[0] ?? 0]?.role ?? '']
    const parent = group ? add('') : document
    const together = run.map((n) => {
      const item = group ? add('') : undefined
      const number = addElement(n, item ?? parent)
      if (item === undefined || !group) return number
      change(item, nodeOf(group.item, parent, [number]))
      return item
    })
    if (group) change(parent, nodeOf(group.name, document, together))
    kids.push(...(group ? [parent] : together))
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
  for (const [n, { role, within }] of elements.entries()) {
    if (!pieces.has(n) || within !== null) continue
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
  kids: readonly string[],
  parent: number,
): string {
  const said = alt === null ? '' : `/Alt ${pdfText(alt)} `
  return `<< /Type /StructElem /S /${role} /P ${parent} 0 R /Lang (${language}) ${said}/K [${kids.join(' ')}] >>`
}

import { deflateSync, inflateSync } from 'node:zlib'
import type { Element, Marks } from './marks.ts'
import { pdfText, readPdf, writePdf } from './pdf-file.ts'
import { type Seen, tagPage } from './tag-page.ts'

/** Where pieces of an element stand: on which page, under which number there. */
interface Piece {
  readonly page: number
  readonly number: number
}

/** Makes of a file whose texts are told by colours one that a screen reader can read aloud. */
export function tagPdf(file: Buffer, marks: Marks): Buffer {
  const pdf = readPdf(file)
  const { objects } = pdf
  let last = Math.max(...objects.keys())
  const add = (body: string) => {
    last += 1
    objects.set(last, Buffer.from(body, 'latin1'))
    return last
  }
  const seen: Seen = { words: new Set(), plainFonts: new Set() }
  const pieces = new Map<number, Piece[]>()
  const pages = pagesOf(objects, pdf.root).map((page, n) => {
    const body = textOf(objects, page)
    const stream = referenceIn(body, 'Contents')
    const { content, elements } = tagPage(contentOf(objects.get(stream)), marks, seen)
    objects.set(stream, streamOf(content))
    objects.set(page, Buffer.from(withKeys(body, `/StructParents ${n} /Tabs /S`), 'latin1'))
    for (const [number, element] of elements.entries())
      pieces.set(element, [...(pieces.get(element) ?? []), { page, number }])
    return elements
  })
  forgetSigns(objects, seen.plainFonts)
  const root = add('')
  const numbers = structure(marks, pieces, { add, objects, root })
  const parents = pages.map(
    (elements, n) => `${n} [${elements.map((e) => `${numbers.get(e)} 0 R`).join(' ')}]`,
  )
  const tree = add(`<< /Nums [${parents.join('\n')}] >>`)
  const document = textOf(objects, root)
  objects.set(
    root,
    Buffer.from(
      `<< /Type /StructTreeRoot ${document} /ParentTree ${tree} 0 R /ParentTreeNextKey ${pages.length} >>`,
    ),
  )
  const catalog = textOf(objects, pdf.root).replace(/\/ViewerPreferences <<[^>]*>>/, '')
  const keys = `/MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R /ViewerPreferences << /DisplayDocTitle true >>`
  objects.set(pdf.root, Buffer.from(withKeys(catalog, keys), 'latin1'))
  return writePdf(pdf)
}

/**
 * Where every word says itself, what a file believes to know of single signs is wrong: in such
 * scripts it gives the text of several signs to the first of them.
 */
function forgetSigns(objects: Map<number, Buffer>, plainFonts: ReadonlySet<string>): void {
  for (const body of [...objects.values()]) {
    const [, fonts] = /\/Font <<([^>]+)>>/.exec(body.toString('latin1', 0, 4096)) ?? []
    for (const [, name = '', number] of fonts?.matchAll(/\/(\w+) (\d+) 0 R/g) ?? []) {
      const told = textOf(objects, Number(number))
      // Emoji are pictures of one sign each, of which the file knows enough.
      if (plainFonts.has(name) || told.includes('/Type3')) continue
      const font = told.replace(/\/ToUnicode \d+ 0 R/, '')
      objects.set(Number(number), Buffer.from(font, 'latin1'))
    }
  }
}

interface Building {
  readonly add: (body: string) => number
  readonly objects: Map<number, Buffer>
  readonly root: number
}

/** The tree of elements, in the order in which the book has them; what stands on no page is not in it. */
function structure(
  { elements }: Marks,
  pieces: ReadonlyMap<number, readonly Piece[]>,
  { add, objects, root }: Building,
): Map<number, number> {
  const document = add('')
  const numbers = new Map<number, number>()
  const kids: number[] = []
  for (const run of runsOf(elements, pieces)) {
    const group = GROUPS[elements[run[0] ?? 0]?.role ?? '']
    const parent = group ? add('') : document
    const inside = run.map((n) => {
      const element = elements[n] as Element
      const item = group?.item ? add('') : undefined
      const number = add(elementOf(element, pieces.get(n) ?? [], item ?? parent))
      numbers.set(n, number)
      if (item === undefined) return number
      objects.set(item, Buffer.from(nodeOf(group?.item ?? '', parent, [number])))
      return item
    })
    if (group) objects.set(parent, Buffer.from(nodeOf(group.name, document, inside)))
    kids.push(...(group ? [parent] : inside))
  }
  objects.set(document, Buffer.from(nodeOf('Document', root, kids)))
  objects.set(root, Buffer.from(`/K ${document} 0 R`))
  return numbers
}

/** What stands together under one name: the lines of the contents, the items of a list. */
const GROUPS: Record<string, { name: string; item?: string } | undefined> = {
  TOCI: { name: 'TOC' },
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

function elementOf({ role, language, alt }: Element, pieces: readonly Piece[], parent: number) {
  const kids = pieces.map(({ page, number }) => `<< /Type /MCR /Pg ${page} 0 R /MCID ${number} >>`)
  const said = alt === null ? '' : `/Alt ${pdfText(alt)} `
  return `<< /Type /StructElem /S /${role} /P ${parent} 0 R /Lang (${language}) ${said}/K [${kids.join(' ')}] >>`
}

function pagesOf(objects: ReadonlyMap<number, Buffer>, root: number): number[] {
  const pages = (node: number): number[] => {
    const body = textOf(objects, node)
    const [, kids] = /\/Kids \[([^\]]*)\]/.exec(body) ?? []
    if (kids === undefined) return [node]
    return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, kid]) => Number(kid)).flatMap(pages)
  }
  return pages(referenceIn(textOf(objects, root), 'Pages'))
}

function referenceIn(body: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1])
}

const textOf = (objects: ReadonlyMap<number, Buffer>, number: number) =>
  objects.get(number)?.toString('latin1') ?? ''

const withKeys = (body: string, keys: string) =>
  `${body.slice(0, body.lastIndexOf('>>'))}${keys} >>`

function contentOf(stream: Buffer | undefined): string {
  if (!stream) return ''
  const begin = stream.indexOf('stream\n') + 7
  const length = Number(/\/Length (\d+)/.exec(stream.toString('latin1', 0, begin))?.[1])
  return inflateSync(stream.subarray(begin, begin + length)).toString('latin1')
}

function streamOf(content: string): Buffer {
  const packed = deflateSync(Buffer.from(content, 'latin1'))
  const head = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

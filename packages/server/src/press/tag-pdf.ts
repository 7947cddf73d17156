import { deflateSync, inflateSync } from 'node:zlib'
import { emojiTeller } from './emoji-said.ts'
import { INKS } from './inks.ts'
import type { Marks } from './marks.ts'
import { lastNumberOf, pdfText, readPdf, writePdf } from './pdf-file.ts'
import { type Leading, type Piece, structureOf } from './structure.ts'
import { type Seen, tagPage } from './tag-page.ts'

/** One of the digits that stand below each page, in their own colour, from 0 to 9. */
const PAGE_DIGIT =
  /q\n1 0 0 1 ([\d.]+) 0 cm\n((?:\/\w+ cs\n)?)0\.9411765 0 0\.003921569 scn\n(\/\w+ 9 Tf\nBT\n[^\n]+\n[^\n]+\nET\nQ)/g

/** Makes of a file whose texts are told by colours one that a screen reader can read aloud. */
export function tagPdf(file: Buffer, marks: Marks): Buffer {
  const pdf = readPdf(file)
  const { objects } = pdf
  let last = lastNumberOf(objects)
  const add = (body: string) => {
    last += 1
    objects.set(last, Buffer.from(body, 'latin1'))
    return last
  }
  const change = (number: number, body: string) => objects.set(number, Buffer.from(body, 'latin1'))
  const numbersOfPages = pagesOf(objects, pdf.root)
  const fonts = fontsOf(objects, numbersOfPages)
  const emoji = emojiTeller(marks.elements, (font) =>
    contentOf(objects.get(referenceIn(textOf(objects, fonts.get(font) ?? 0), 'ToUnicode'))),
  )
  const seen: Seen = { words: new Set(), plainFonts: new Set(), emoji }
  const pieces = new Map<number, Piece[]>()
  const links: Leading[] = []
  let order = 0
  const named = new Map(marks.elements.map(({ to }, n) => [to, n]))
  const pages = numbersOfPages.map((page, n) => {
    const body = textOf(objects, page)
    const stream = referenceIn(body, 'Contents')
    const given = withNumber(contentOf(objects.get(stream)), n + 1)
    const { content, elements } = tagPage(given, marks, seen)
    objects.set(stream, streamOf(content))
    change(page, withKeys(body, `/StructParents ${n} /Tabs /S`))
    links.push(...linksOf(objects, page, named))
    for (const [number, element] of elements.entries()) {
      const known = pieces.get(element)
      const piece = { page, number, order }
      order += 1
      if (known) known.push(piece)
      else pieces.set(element, [piece])
    }
    return elements
  })
  forgetSigns(objects, fonts, seen.plainFonts)
  const { root, numbers } = structureOf(marks, { pieces, links }, { add, change })
  const parents = pages.map((elements, n) => [
    n,
    `[${elements.map((e) => `${numbers.get(e)} 0 R`).join(' ')}]`,
  ])
  for (const [n, { annotation, element }] of links.entries()) {
    const parent = pages.length + n
    parents.push([parent, `${numbers.get(element)} 0 R`])
    const { text = '', address = null } = marks.elements[element] ?? {}
    const body = withAddress(textOf(objects, annotation), address)
    change(annotation, withKeys(body, `/StructParent ${parent} /Contents ${pdfText(text)}`))
  }
  const tree = add(`<< /Nums [${parents.map((pair) => pair.join(' ')).join('\n')}] >>`)
  change(
    root,
    withKeys(textOf(objects, root), `/ParentTree ${tree} 0 R /ParentTreeNextKey ${parents.length}`),
  )
  const catalog = textOf(objects, pdf.root).replace(/\/ViewerPreferences <<[^>]*>>/, '')
  const keys = `/MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R /ViewerPreferences << /DisplayDocTitle true >>`
  change(pdf.root, withKeys(catalog, keys))
  return writePdf(pdf)
}

/**
 * The fonts of all pages by their names, which are the same everywhere in a file. Looked for where
 * pages say, and nowhere else: a title among the bookmarks can look like a list of fonts.
 */
function fontsOf(
  objects: ReadonlyMap<number, Buffer>,
  pages: readonly number[],
): Map<string, number> {
  const fonts = new Map<string, number>()
  for (const number of new Set(
    pages.map((page) => referenceIn(textOf(objects, page), 'Resources')),
  )) {
    const [, named] = /\/Font <<([^>]+)>>/.exec(textOf(objects, number)) ?? []
    for (const [, name = '', font] of named?.matchAll(/\/(\w+) (\d+) 0 R/g) ?? [])
      fonts.set(name, Number(font))
  }
  return fonts
}

/**
 * Where every word says itself, what a file believes to know of single signs is wrong: in such
 * scripts it gives the text of several signs to the first of them.
 */
function forgetSigns(
  objects: Map<number, Buffer>,
  fonts: ReadonlyMap<string, number>,
  plainFonts: ReadonlySet<string>,
): void {
  for (const [name, number] of fonts) {
    const told = textOf(objects, number)
    // Emoji are pictures of one sign each, of which the file knows enough.
    if (plainFonts.has(name) || told.includes('/Type3')) continue
    objects.set(number, Buffer.from(told.replace(/\/ToUnicode \d+ 0 R/, ''), 'latin1'))
  }
}

/** In the place of the number that the compiler got; in hex, because an address may have any sign. */
function withAddress(body: string, address: string | null): string {
  if (address === null) return body
  return body.replace(OWN_LINK, () => `/URI <${Buffer.from(address, 'ascii').toString('hex')}>`)
}

const OWN_LINK = /\/URI \(daywell:(\d+)\)/

/** The places of a page that can be pressed, and the elements that they belong to. */
function linksOf(
  objects: ReadonlyMap<number, Buffer>,
  page: number,
  named: ReadonlyMap<string | null, number>,
): Leading[] {
  const [, list = ''] = /\/Annots \[([^\]]*)\]/.exec(textOf(objects, page)) ?? []
  return Array.from(list.matchAll(/(\d+) 0 R/g), ([, number]) => {
    const annotation = Number(number)
    const body = textOf(objects, annotation)
    const [, to = ''] = /\/D \((\w+)\)/.exec(body) ?? []
    const [, own] = OWN_LINK.exec(body) ?? []
    return { annotation, page, element: own === undefined ? (named.get(to) ?? -1) : Number(own) }
  })
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
  const head = stream.toString('latin1', 0, begin)
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  const bytes = stream.subarray(begin, begin + length)
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

function streamOf(content: string): Buffer {
  const packed = deflateSync(Buffer.from(content, 'latin1'))
  const head = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

/**
 * Puts the number of a page in the place of the ten digits below it. Which page it sets the
 * compiler could say itself, but for a time that grows with the square of all pages.
 */
function withNumber(content: string, page: number): string {
  const digits = [...content.matchAll(PAGE_DIGIT)]
  const [first, second, last] = [digits[0], digits[1], digits[9]]
  if (!first || !second || !last) return content
  const [left, step] = [Number(first[1]), Number(second[1]) - Number(first[1])]
  const number = String(page)
  const signs = Array.from(number, (digit, n) => {
    const x = left + step * (5 + n - number.length / 2)
    const [, , space = '', sign = ''] = digits[Number(digit)] ?? []
    return `q\n1 0 0 1 ${x.toFixed(3)} 0 cm\n${space}${INKS.quiet} scn\n${sign}`
  })
  const end = last.index + last[0].length
  return `${content.slice(0, first.index)}${signs.join('\n')}${content.slice(end)}`
}

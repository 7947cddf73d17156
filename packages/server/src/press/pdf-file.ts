/** The objects of a file as typst writes it: one table of places, nothing packed together. */
export interface PdfFile {
  readonly objects: Map<number, Buffer>
  readonly root: number
  readonly info: number
}

const HEADER = Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n\n', 'latin1')

export function readPdf(file: Buffer): PdfFile {
  const end = file.toString('latin1', Math.max(0, file.length - 1024))
  const start = numberIn(end, /startxref\s+(\d+)/)
  const table = file.toString('latin1', start)
  const places = Array.from(table.matchAll(/^(\d{10}) \d{5} ([nf])/gm), ([, at, kind], number) => ({
    number,
    at: Number(at),
    isUsed: kind === 'n',
  })).filter(({ isUsed }) => isUsed)
  const inOrder = places.toSorted((a, b) => a.at - b.at)
  const objects = new Map<number, Buffer>()
  for (const [n, { number, at }] of inOrder.entries()) {
    const whole = file.subarray(at, inOrder[n + 1]?.at ?? start)
    objects.set(number, bodyOf(whole))
  }
  const root = numberIn(table, /\/Root (\d+) 0 R/)
  return { objects, root, info: numberIn(table, /\/Info (\d+) 0 R/) }
}

function numberIn(text: string, pattern: RegExp): number {
  const [, found] = pattern.exec(text) ?? []
  if (found === undefined) throw new Error('This isn’t a typst file')
  return Number(found)
}

function bodyOf(object: Buffer): Buffer {
  const begin = object.indexOf(' obj\n') + 5
  return object.subarray(begin, object.lastIndexOf('endobj'))
}

export function writePdf({ objects, root, info }: PdfFile): Buffer {
  const pieces: Buffer[] = [HEADER]
  let at = HEADER.length
  const size = lastNumberOf(objects) + 1
  const places = new Array<number>(size).fill(0)
  const add = (piece: Buffer) => {
    pieces.push(piece)
    at += piece.length
  }
  for (const [number, body] of objects) {
    places[number] = at
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n\n')]))
  }
  const rows = places.map((place) =>
    place === 0 ? '0000000000 65535 f\r\n' : `${String(place).padStart(10, '0')} 00000 n\r\n`,
  )
  const start = at
  add(Buffer.from(`xref\n0 ${size}\n${rows.join('')}trailer\n`))
  add(Buffer.from(`<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\n`))
  add(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Buffer.concat(pieces)
}

/** Not by giving all of them to one call, which has no room for those of a thousand pages. */
export const lastNumberOf = (objects: ReadonlyMap<number, Buffer>) =>
  [...objects.keys()].reduce((last, number) => Math.max(last, number), 0)

/** Text as a file holds it: UTF-16 with its mark. */
export function pdfText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}

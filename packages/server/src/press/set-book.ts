import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type BookOf, charactersInWords, makeBook } from '@daywell/core/report'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { type Family, fontShelf } from './fonts.ts'
import { layOut } from './layout.ts'
import { sharedLetters } from './marks.ts'
import { newPhotos } from './photos.ts'
import { tagPdf } from './tag-pdf.ts'

const TEMPLATE = new URL('./book.typ', import.meta.url)

/** Sets books, one after the other, and keeps the fonts of the last one at hand. */
export function bookSetter() {
  const template = readFileSync(TEMPLATE, 'utf8')
  const fontsFor = fontShelf()
  const photos = newPhotos(() => newCompiler([]))
  let ready: { compiler: NodeCompiler; fonts: string } | undefined

  function compilerFor(families: readonly Family[], files: readonly Buffer[]): NodeCompiler {
    const fonts = families.join()
    if (ready?.fonts !== fonts) ready = { compiler: newCompiler(files), fonts }
    return ready.compiler
  }

  function set(of: BookOf): Buffer {
    // Put together here and not in the server: a long text takes a while, and others wait there.
    const book = makeBook(of)
    const first = layOut(book)
    const { families, files, missing } = fontsFor(first.marks.characters)
    const notes = [...book.notes, setIn(families), ...missingNotes(missing)]
    const { marks, data } = layOut({ ...book, notes }, sharedLetters(first.marks))
    const compiler = compilerFor(families, files)
    try {
      photos.lendTo(compiler)
      const compiled = compiler.compile({
        mainFileContent: template,
        inputs: {
          book: JSON.stringify(data),
          families: JSON.stringify(familiesOf(families)),
          formats: JSON.stringify(photos.formats()),
        },
      })
      if (!compiled.result) throw new Error('Couldn’t typeset the book')
      return tagPdf(compiler.pdf(compiled.result), marks)
    } finally {
      compiler.resetShadow()
      photos.clear()
      // Keeps what it read of the template, and no longer than until the next book.
      compiler.evictCache(1)
    }
  }

  return { set, photo: photos.add }
}

/** Loaded when the first book is set, and never in the server itself. */
function newCompiler(files: readonly Buffer[]): NodeCompiler {
  const typst = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler') as {
    NodeCompiler: typeof NodeCompiler
  }
  const workspace = fileURLToPath(new URL('.', TEMPLATE))
  return typst.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...files] }] })
}

const OWN_FACE: Readonly<Record<string, Family>> = {
  ja: 'Noto Sans Japanese',
  ko: 'Noto Sans Korean',
}

/** The same signs are drawn otherwise in Japan and Korea, so that their own face comes first there. */
function familiesOf(families: readonly Family[]): Record<string, readonly Family[]> {
  const other = families.filter((family) => !Object.values(OWN_FACE).includes(family))
  const own = families.filter((family) => Object.values(OWN_FACE).includes(family))
  const lists = Object.entries(OWN_FACE).map(([lang, face]) => {
    const [first, ...rest] = families
    return [lang, [first, face, ...rest].filter((family) => family && families.includes(family))]
  })
  return { any: [...other, ...own], ...Object.fromEntries(lists) }
}

/** The faces that a book is set in, as its last page names them. */
function setIn(families: readonly Family[]): string {
  return `Set in ${families.join(', ').replace(/, ([^,]+)$/, ' and $1')}.`
}

/** Lists the characters that are missing on the pages, by their code points. */
function missingNotes(missing: readonly string[]): string[] {
  if (missing.length === 0) return []
  return [
    `This server has no font for some characters, which appear as empty boxes: ${charactersInWords(missing)}. You can still copy them from this file as text, except some in words that include right-to-left letters.`,
  ]
}

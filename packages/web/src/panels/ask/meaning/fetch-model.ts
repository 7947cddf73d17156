import {
  isSound,
  type KeptModel,
  type Model,
  type Piece,
} from '#device/workers/meaning/kept-model.ts'

export type WhyNot = 'network' | 'no-room' | 'broken' | 'refused'

/** The model couldn't be downloaded. */
export class NotFetched extends Error {
  readonly why: WhyNot
  constructor(why: WhyNot) {
    super(why)
    this.why = why
  }
}

export interface FetchDeps {
  readonly kept: KeptModel
  /** Downloads a piece, reporting bytes as they arrive. */
  readonly get: (
    path: string,
    came: (bytes: number) => void,
    signal: AbortSignal,
  ) => Promise<Uint8Array<ArrayBuffer>>
  /** Bytes that the browser still grants; undefined if unknown. */
  readonly room: () => Promise<number | undefined>
  readonly isFull: (error: unknown) => boolean
}

/** Bytes kept free for entries. */
const SPARE_BYTES = 50_000_000
/** A piece that arrives damaged twice won't arrive intact. */
const MAX_TRIES = 2

/**
 * Downloads the model piece by piece. Verified pieces aren't downloaded again, so an interrupted
 * download resumes.
 */
export async function fetchModel(
  { kept, get, room, isFull }: FetchDeps,
  model: Model,
  told: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const missing: Piece[] = []
  let done = 0
  for (const piece of model.parts.flatMap(({ pieces }) => pieces)) {
    if (await kept.find(piece)) done += piece.bytes
    else missing.push(piece)
  }
  told(done)
  const granted = await room()
  if (granted !== undefined && granted < model.bytes - done + SPARE_BYTES)
    throw new NotFetched('no-room')
  for (const piece of missing) {
    const came = (bytes: number) => told(done + bytes)
    const bytes = await soundly(piece, () => get(piece.path, came, signal))
    signal.throwIfAborted()
    await kept.put(piece, bytes).catch((error) => givenUp(kept, isFull(error)))
    done += piece.bytes
    told(done)
  }
  await kept.finish(model)
}

async function soundly(
  piece: Piece,
  get: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const bytes = await get()
    if (await isSound(piece, bytes)) return bytes
  }
  throw new NotFetched('broken')
}

/** Removes a partial model if storage is full: entries need the space. */
async function givenUp(kept: KeptModel, isFull: boolean): Promise<never> {
  await kept.remove().catch(() => {})
  throw new NotFetched(isFull ? 'no-room' : 'refused')
}

import {
  isSound,
  type KeptModel,
  type Model,
  type Piece,
} from '#device/workers/meaning/kept-model.ts'

export type WhyNot = 'network' | 'no-room' | 'broken' | 'refused'

/** The model could not be brought here. */
export class NotFetched extends Error {
  readonly why: WhyNot
  constructor(why: WhyNot) {
    super(why)
    this.why = why
  }
}

export interface FetchDeps {
  readonly kept: KeptModel
  /** Fetches a piece, and tells of the bytes as they come. */
  readonly get: (
    path: string,
    came: (bytes: number) => void,
    signal: AbortSignal,
  ) => Promise<Uint8Array<ArrayBuffer>>
  /** Bytes that the browser still grants; undefined where it does not say. */
  readonly room: () => Promise<number | undefined>
  readonly isFull: (error: unknown) => boolean
}

/** Stays free beside the model: words come first. */
const SPARE = 50_000_000
/** A piece that comes damaged twice does so for a reason. */
const TRIES = 2

/**
 * Brings the model to this device, piece by piece. What came before is looked at and not fetched
 * again; what was broken off goes on there the next time.
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
  if (granted !== undefined && granted < model.bytes - done + SPARE) throw new NotFetched('no-room')
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
  for (let tries = 0; tries < TRIES; tries += 1) {
    const bytes = await get()
    if (await isSound(piece, bytes)) return bytes
  }
  throw new NotFetched('broken')
}

/** Room that half a model takes is of more use to the journal. */
async function givenUp(kept: KeptModel, isFull: boolean): Promise<never> {
  await kept.remove().catch(() => {})
  throw new NotFetched(isFull ? 'no-room' : 'refused')
}

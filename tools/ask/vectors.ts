import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DIMENSIONS } from '@daywell/core/ask'
import { openMeaning } from '../../packages/server/src/workers/meaning.ts'

/** Git ignores it: what a model read once need not be read again by the next run. */
const CACHE = new URL('../../.cache/ask/minilm-l6-v2.bin', import.meta.url).pathname
const KEY_BYTES = 16
const ROW_BYTES = KEY_BYTES + DIMENSIONS
const TEXTS_AT_ONCE = 16

const keyOf = (text: string) =>
  createHash('sha256').update(text).digest().subarray(0, KEY_BYTES).toString('latin1')

/** Packed vectors of texts, from the cache where they are in it. */
export class VectorCache {
  private readonly known = new Map<string, Int8Array>()

  constructor() {
    const rows = existsSync(CACHE) ? readFileSync(CACHE) : Buffer.alloc(0)
    for (let at = 0; at + ROW_BYTES <= rows.length; at += ROW_BYTES) {
      const vector = new Int8Array(rows.subarray(at + KEY_BYTES, at + ROW_BYTES))
      this.known.set(rows.subarray(at, at + KEY_BYTES).toString('latin1'), vector)
    }
  }

  /** Embeds what is missing and appends it to the cache, so that a stopped run can continue. */
  async fill(texts: Iterable<string>, report: (done: number, all: number) => void): Promise<void> {
    const missing = [...new Set(texts)].filter((text) => !this.known.has(keyOf(text)))
    if (missing.length === 0) return
    mkdirSync(dirname(CACHE), { recursive: true })
    const meaning = await openMeaning()
    // Texts of one length together: a batch is padded to its longest.
    missing.sort((a, b) => a.length - b.length)
    for (let at = 0; at < missing.length; at += TEXTS_AT_ONCE) {
      const some = missing.slice(at, at + TEXTS_AT_ONCE)
      const vectors = await meaning.vectorsOf(some)
      const rows = some.map((text, index) => {
        const vector = vectors[index] as Int8Array
        this.known.set(keyOf(text), vector)
        return Buffer.concat([Buffer.from(keyOf(text), 'latin1'), Buffer.from(vector)])
      })
      appendFileSync(CACHE, Buffer.concat(rows))
      report(at + some.length, missing.length)
    }
  }

  of(text: string): Int8Array {
    const vector = this.known.get(keyOf(text))
    if (!vector) throw new Error(`No vector for: ${text}`)
    return vector
  }
}

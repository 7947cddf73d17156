import type { Keys } from '#api/keys.ts'
import type { Surroundings } from '#life/work.ts'
import type { Documents, Storage } from '#storage/storage.ts'
import type { Telling } from '#webhooks/record-events.ts'
import type { Target } from '#webhooks/send.ts'

/** What every part of a running sandbox shares. */
export interface Engine extends Omit<EngineParts, 'retryAfterDays' | 'target'> {
  /** Where webhooks go; may be set after the listener has found its port. */
  target: Target | null
  surroundings(documents: Documents, origin: string): Promise<Surroundings>
  telling(request: string | null, key: string | null): Telling
}

export interface EngineParts {
  readonly storage: Storage
  readonly keys: Keys
  readonly wallMs: () => number
  readonly random: () => string
  readonly retryAfterDays: readonly number[]
  readonly target: Target | null
}

export function createEngine({ retryAfterDays, ...parts }: EngineParts): Engine {
  const engine: Engine = {
    ...parts,
    async surroundings(documents, origin) {
      const now = Math.floor(parts.wallMs() / 1000) + (await clockOffset(documents))
      return { now, random: parts.random, origin, retryAfterDays }
    },
    telling: (request, key) => ({
      wallMs: parts.wallMs(),
      random: parts.random,
      listener: engine.target !== null,
      request: { id: request, idempotency_key: key },
    }),
  }
  return engine
}

/** Seconds by which the clock of the sandbox is ahead of the wall. */
export async function clockOffset(documents: Documents): Promise<number> {
  const clock = (await documents.get('setting', 'clock')) as { offset: number } | undefined
  return clock?.offset ?? 0
}

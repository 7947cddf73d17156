import { DAY } from '#life/calendar.ts'
import type { Documents } from '#storage/storage.ts'
import type { Answer } from './endpoint.ts'
import { Problem } from './problem.ts'

interface Remembered {
  readonly request: string
  readonly answer: Answer
  readonly requestId: string
  readonly at: number
}

/** The answer that a key already has; another request under the same key is refused. */
export async function remembered(
  documents: Documents,
  key: string,
  request: string,
  now: number,
): Promise<Remembered | undefined> {
  const kept = (await documents.get('request', key)) as Remembered | undefined
  if (kept === undefined || kept.at + DAY <= now) return undefined
  if (kept.request === request) return kept
  throw new Problem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

export async function remember(documents: Documents, key: string, kept: Remembered): Promise<void> {
  await documents.put('request', key, kept)
}

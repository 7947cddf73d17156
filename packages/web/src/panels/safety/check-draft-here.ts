import type { Verdict } from '@daywell/core/safety'
import { checkHere } from './check-here.ts'
import { createDraftCheck } from './draft-check.ts'

/** Texts up to this length are checked synchronously without a noticeable delay. */
const MAX_SYNC_CHARS = 10_000

/** Safety check of a draft before it's shared; a long one runs in a worker. */
export async function checkDraftHere(text: string): Promise<Verdict> {
  if (text.length <= MAX_SYNC_CHARS) return checkHere(text)
  const check = createDraftCheck()
  const { promise, resolve } = Promise.withResolvers<Verdict>()
  check.check(text, resolve)
  return promise.finally(check.end)
}

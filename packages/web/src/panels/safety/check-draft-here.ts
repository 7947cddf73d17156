import type { Verdict } from '@daywell/core/safety'
import { checkHere } from './check-here.ts'
import { createDraftCheck } from './draft-check.ts'

/** Characters that are heard so fast that nobody feels it. */
const SHORT = 10_000

/** Whether a draft that is about to be shared speaks of danger; a long one is heard beside the page. */
export async function checkDraftHere(text: string): Promise<Verdict> {
  if (text.length <= SHORT) return checkHere(text)
  const check = createDraftCheck()
  const { promise, resolve } = Promise.withResolvers<Verdict>()
  check.check(text, resolve)
  return promise.finally(check.end)
}

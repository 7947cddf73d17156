import type { Verdict } from '@daywell/core/safety'

/**
 * Whether a message speaks of self-harm or danger: asked here, before paywall, limit, level and
 * network. Nobody keeps the answer. A check that cannot be fetched is no reason to refuse the message.
 */
export async function checkHere(text: string): Promise<Verdict> {
  try {
    const { safetyOf } = await import('./hearing.ts')
    return safetyOf(text)
  } catch {
    return { kind: null, also: [] }
  }
}

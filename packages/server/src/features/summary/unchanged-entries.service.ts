import type { PrivacyLevel } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import { AppError } from '#app-error.ts'
import type { Reader } from '#database/index.ts'
import { type Listed, stateOf } from './entries-of-days.service.ts'

interface Asked {
  readonly userId: string
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
  readonly list: () => Promise<readonly Listed[]>
}

interface Deps {
  readonly read: Reader
  readonly privacyLevelOf: (read: Reader, userId: string) => Promise<PrivacyLevel>
}

/** Someone who keeps writing in the meantime gets a summary of what they wrote. */
const MAX_ATTEMPTS = 3

/**
 * Works with entries, and again if they have changed in the meantime. Where nothing may leave the
 * device, nothing that is still here is looked at, and nothing made of it is returned.
 */
export async function withUnchanged<T>(
  { read, privacyLevelOf }: Deps,
  { userId, privacyLevel, list }: Asked,
  work: (listed: readonly Listed[]) => Promise<T>,
): Promise<T | undefined> {
  const staysOnDevice = async () =>
    stricter(privacyLevel, await privacyLevelOf(read, userId)) === 'local'
  if (await staysOnDevice()) return undefined
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    const listed = await list()
    const made = await work(listed)
    // To read takes a while, in which the person may have thought better of it.
    if (await staysOnDevice()) return undefined
    if (stateOf(await list(), []) === stateOf(listed, [])) return made
  }
  throw new AppError('model_failed')
}

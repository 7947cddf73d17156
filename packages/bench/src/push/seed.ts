import { defaultPreferences } from '@daywell/core/preferences'
import { nextReminder } from '@daywell/core/reminders'
import { openKeyring, sessionToken } from '@daywell/server/src/crypto/index.ts'
import { openDatabase } from '@daywell/server/src/database/index.ts'
import { pushOf } from '@daywell/server/src/features/push/testing/reminding-parts.ts'
import { savePreferences } from '@daywell/server/src/stores/preferences/preferences.store.ts'
import { addPerson, beginSession } from '@daywell/server/src/testing/people.ts'

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

const AT_ONCE = 100
const { version, notifications, ...plain } = defaultPreferences()
const wishes = { ...notifications, reminderEnabled: true, streakAlerts: false }

/** When all of them are to be reminded: in the same minute. */
export function evening(now: number): number {
  return nextReminder({ timeZone: 'UTC', wishes }, now)?.at ?? now
}

/** One account per subscription, and accounts that use the journal at the same time; returns their tokens. */
export async function seedPush(
  dataDir: string,
  subscriptions: readonly Subscription[],
  writers: number,
): Promise<string[]> {
  const database = await openDatabase({ url: undefined, dataDir })
  const keys = { secretKey: undefined, secretKeyPrevious: undefined }
  const keyring = await openKeyring({ database, dataDir, ...keys })
  const push = pushOf({ database, keyring }, Date.now, ['127.0.0.1'])
  const reminded = async (subscription: Subscription, name: string) => {
    const { id } = await addPerson(database, keyring, name)
    const wanted = { ...plain, notifications: wishes }
    await savePreferences(database, keyring, id, wanted, undefined, Date.now())
    await push.subscribe(id, 'UTC', { ...subscription, tellDays: false })
  }
  for (let from = 0; from < subscriptions.length; from += AT_ONCE) {
    const some = subscriptions.slice(from, from + AT_ONCE)
    await Promise.all(some.map((one, n) => reminded(one, `reminded-${from + n}`)))
  }
  const tokens: string[] = []
  for (let n = 0; n < writers; n += 1) {
    const { token, hash } = sessionToken()
    const { id } = await addPerson(database, keyring, `writer-${n}`)
    await beginSession(database, keyring, id, hash, Date.now())
    tokens.push(token)
  }
  push.close()
  await database.close()
  return tokens
}

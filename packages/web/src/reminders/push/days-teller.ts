import { endpoints } from '@daywell/core/contract'
import { CallFailure } from '#api/call-failure.ts'
import type { Client } from '#api/client.ts'
import type { TextStorage } from '#local-store/text-storage.ts'

interface Parts {
  readonly userId: string
  readonly api: Pick<Client<'api'>, 'call'>
  readonly storage: TextStorage
  /** Whether the person lets the server know, and push is wanted. */
  readonly may: () => boolean
}

// A reminder asks for today and a streak for yesterday; travel can put a day between.
const MOST = 3

/** Tells the server the days on which something was written here, and nothing else of it. */
export function daysTeller({ userId, api, storage, may }: Parts) {
  const key = `daysToTell_${userId}`
  const read = (): string[] => (storage.getItem(key) ?? '').split(' ').filter(Boolean)
  const write = (days: readonly string[]) => {
    if (days.length === 0) storage.removeItem(key)
    else storage.setItem(key, days.slice(-MOST).join(' '))
  }
  const send = async () => {
    for (const localDate of may() ? read() : []) {
      await api.call(endpoints.tellDay, { body: { localDate } }).catch(passOver)
      write(read().filter((day) => day !== localDate))
    }
  }
  return {
    /** A day that cannot be told now is told later. */
    async tell(days: readonly string[]): Promise<void> {
      if (!may()) return
      write([...new Set([...read(), ...days])].sort())
      await send()
    },
    send,
    forget: () => write([]),
  }
}

/** What the server refuses is not sent again; what did not reach it is. */
function passOver(error: unknown): void {
  const refused = error instanceof CallFailure && error.answer?.code === 'days_not_agreed'
  if (!refused) throw error
}

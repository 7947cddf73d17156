import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'

interface DaysTellerDeps {
  readonly userId: string
  readonly api: Pick<Client<'api'>, 'call'>
  readonly storage: TextStorage
  /** Whether the person lets the server know, and push is wanted. */
  readonly may: () => boolean
}

// A reminder asks for today and a streak for yesterday; travel can put a day between.
const MAX_REMEMBERED_DAYS = 3

/** Tells the server the days on which something was written here, and nothing else of it. */
export function daysTeller({ userId, api, storage, may }: DaysTellerDeps) {
  const key = `daysToTell_${userId}`
  const read = (): string[] => (storage.getItem(key) ?? '').split(' ').filter(Boolean)
  const write = (days: readonly string[]) => {
    if (days.length === 0) storage.removeItem(key)
    else storage.setItem(key, days.slice(-MAX_REMEMBERED_DAYS).join(' '))
  }
  const send = async () => {
    for (const localDate of read()) {
      // It may have been taken back while the day before was on its way.
      if (!may()) return
      await api.call(endpoints.tellDay, { body: { localDate } }).catch(passOver)
      write(read().filter((day) => day !== localDate))
    }
  }
  return {
    /** To be sent when it can be. */
    keep(days: readonly string[]): void {
      if (may()) write([...new Set([...read(), ...days])].sort())
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

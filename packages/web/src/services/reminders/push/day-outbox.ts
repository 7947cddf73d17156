import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'

interface DayOutboxDeps {
  readonly userId: string
  readonly api: Pick<Client<'api'>, 'call'>
  readonly storage: TextStorage
  /** Whether the person has consented, and push is wanted. */
  readonly may: () => boolean
}

// A reminder needs today and a streak yesterday; travel can add a day in between.
const MAX_REMEMBERED_DAYS = 3

/** Sends the server the days written on here, and nothing else. */
export function dayOutbox({ userId, api, storage, may }: DayOutboxDeps) {
  const key = `daysToTell_${userId}`
  const read = (): string[] => (storage.getItem(key) ?? '').split(' ').filter(Boolean)
  const write = (days: readonly string[]) => {
    if (days.length === 0) storage.removeItem(key)
    else storage.setItem(key, days.slice(-MAX_REMEMBERED_DAYS).join(' '))
  }
  const send = async () => {
    for (const localDate of read()) {
      // The consent may have been withdrawn while the previous day was being sent.
      if (!may()) return
      await api.call(endpoints.tellDay, { body: { localDate } }).catch(ignoreRefusal)
      write(read().filter((day) => day !== localDate))
    }
  }
  return {
    /** Queues days to send. */
    keep(days: readonly string[]): void {
      if (may()) write([...new Set([...read(), ...days])].sort())
    },
    send,
    forget: () => write([]),
  }
}

/** A refused day isn't retried; one that failed to arrive is. */
function ignoreRefusal(error: unknown): void {
  const refused = error instanceof CallFailure && error.answer?.code === 'days_not_agreed'
  if (!refused) throw error
}

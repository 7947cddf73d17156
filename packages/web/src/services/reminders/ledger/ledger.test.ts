import { describe, expect, it } from 'vitest'
import { WISHES } from '#services/reminders/testing/simulated-device.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { type Book, eitherBook, textBook } from './book.ts'
import { ledgerIn } from './ledger.ts'

/** A store that fails a given number of times. */
function frailBook(fails: { times: number }): Book {
  const book = textBook(mapStorage())
  const failing = () => {
    if (fails.times <= 0) return
    fails.times -= 1
    throw new Error('The database does not answer')
  }
  return {
    async read(name) {
      failing()
      return book.read(name)
    },
    async change(name, act) {
      failing()
      return book.change(name, act)
    },
  }
}

describe('notifications shown on a device', () => {
  it('are not shown again after a database failure', async () => {
    const fails = { times: 1 }
    const ledger = ledgerIn(eitherBook(frailBook(fails), textBook(mapStorage())))
    expect(await ledger.claim('anna', 'reminder 2026-11-15')).toBe(true)
    fails.times = 1
    await expect(ledger.claim('anna', 'reminder 2026-11-16')).rejects.toThrow()
    expect(await ledger.claim('anna', 'reminder 2026-11-15')).toBe(false)
    expect(await ledger.claim('anna', 'reminder 2026-11-16')).toBe(true)
  })

  it('are recorded without a database, too', async () => {
    for (const first of [undefined, frailBook({ times: Number.POSITIVE_INFINITY })]) {
      const ledger = ledgerIn(eitherBook(first, textBook(mapStorage())))
      expect(await ledger.claim('anna', 'reminder 2026-11-15')).toBe(true)
      expect(await ledger.claim('anna', 'reminder 2026-11-15')).toBe(false)
    }
  })

  it("are deleted with the account, and no one else's with it", async () => {
    const storage = mapStorage()
    const ledger = ledgerIn(textBook(storage))
    for (const who of ['anna', 'ben']) await ledger.note(who, { wishes: WISHES, wrote: [] })
    await ledger.forget('anna')
    expect(Object.keys(storage.all()).sort()).toEqual(['reminders_ben', 'reminders_current'])
    await ledger.forget('ben')
    expect(storage.all()).toEqual({})
  })
})

import { inspectDatabase, readDatabase } from '#database/upkeep/index.ts'
import { readTotals } from '#features/account/overview.service.ts'
import type { Command } from '../command.ts'
import { readableSize } from '../sizes.ts'

export const stats: Command = {
  words: [],
  async run({ config }) {
    const { databaseUrl: url, dataDir } = config()
    const place = { url, dataDir }
    const totals = await readDatabase(place, (read) => readTotals(read, Date.now()))
    const { engine, bytes } = await inspectDatabase(place, { isThorough: false })
    const lines = [
      ['Accounts', totals.accounts],
      ['Active in 7 days', totals.activeIn7Days],
      ['Active in 30 days', totals.activeIn30Days],
      ['Being deleted', totals.closedAccounts],
      ['Entries', totals.entries],
      ['Size of entries', readableSize(totals.entryBytes)],
      ['Size of versions', readableSize(totals.versionBytes)],
      ['Size of media', readableSize(totals.mediaBytes)],
      ['Database', readableSize(bytes)],
    ]
    const text = lines.map(([name, value]) => `${String(name).padEnd(18)}${value}\n`).join('')
    return { text, json: { ...totals, engine, databaseBytes: bytes } }
  },
}

import { finishErasures } from '#features/account/erasure.service.ts'
import { purgeDeletedBefore, RECENTLY_DELETED_MS } from '#features/journal/delete-entry.service.ts'
import { type Command, CommandError } from './command.ts'
import { confirm, YES } from './confirm.ts'
import { withDatabase } from './with-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = RECENTLY_DELETED_MS / DAY_MS

export const purge: Command = {
  words: [],
  options: {
    'older-than': {
      type: 'string',
      value: 'DAYS',
      doc: `Purges entries deleted more than DAYS days ago, instead of ${DAYS}. 0 means all of them.`,
    },
    yes: YES,
  },
  help:
    'While it’s running, Daywell does the same every hour. With --older-than, people lose entries ' +
    'they could still restore, so the command asks first. Backups still contain them.',
  async run(given) {
    const days = readDays(given.options['older-than'])
    if (days < DAYS)
      await confirm(
        given,
        `People won’t be able to restore entries they deleted more than ${days} days ago.`,
      )
    const { screen, config } = given
    const done = await withDatabase(config(), async (database) => {
      const never = new AbortController().signal
      const entries = await purgeDeletedBefore(
        database,
        Date.now() - days * DAY_MS,
        never,
        (purged) => screen.progress('Purging', purged),
      )
      const accounts = await finishErasures({ database, clock: Date.now }, never)
      await database.scrub()
      return { entries, accounts }
    })
    const text =
      `Purged ${done.entries} deleted entries with their versions, ` +
      `and anything left of ${done.accounts} deleted accounts.\n`
    return { text, json: done }
  },
}

function readDays(given: string | boolean | undefined): number {
  if (typeof given !== 'string') return DAYS
  const days = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (days <= DAYS) return days
  throw new CommandError(`--older-than must be a whole number from 0 to ${DAYS}.`)
}

import { readDatabase } from '#database/upkeep/index.ts'
import { listPeople, type PersonInList } from '#features/account/overview.service.ts'
import { type Command, CommandError } from '../command.ts'
import { readableSize } from '../sizes.ts'

const LIMIT = 50
const MAX_LIMIT = 10_000

export const users: Command = {
  words: [],
  options: {
    search: {
      type: 'string',
      value: 'TEXT',
      doc: 'Only accounts with TEXT in the email or username.',
    },
    limit: { type: 'string', value: 'N', doc: `At most N accounts. The default is ${LIMIT}.` },
  },
  help: 'The newest accounts come first. It shows nothing that people write.',
  async run({ options: { search, limit }, config }) {
    const { databaseUrl: url, dataDir } = config()
    const { people, hasMore } = await readDatabase({ url, dataDir }, (read) =>
      listPeople(read, {
        search: typeof search === 'string' ? search : undefined,
        limit: readLimit(limit),
      }),
    )
    const more = hasMore ? ['There are more. Use --limit or --search.'] : []
    const lines = people.length === 0 ? ['No accounts.'] : [HEAD, ...people.map(line)]
    return { text: `${[...lines, ...more].join('\n')}\n`, json: { people, hasMore } }
  },
}

function readLimit(limit: string | boolean | undefined): number {
  if (typeof limit !== 'string') return LIMIT
  const value = /^\d+$/.test(limit) ? Number(limit) : 0
  if (value >= 1 && value <= MAX_LIMIT) return value
  throw new CommandError(`--limit must be a whole number from 1 to ${MAX_LIMIT}.`)
}

const HEAD = columns('EMAIL', 'USERNAME', 'SIGNED UP', 'LAST SEEN', 'ENTRIES', 'STORED')

function line(person: PersonInList): string {
  const { email, username, createdAt, lastUsedAt, entries, storedBytes } = person
  const seen = lastUsedAt === null ? '-' : day(lastUsedAt)
  const stored = readableSize(storedBytes)
  return columns(email, username, day(createdAt), seen, String(entries), stored)
}

function columns(
  email: string,
  name: string,
  from: string,
  to: string,
  count: string,
  size: string,
) {
  return [
    email.padEnd(32),
    name.padEnd(20),
    from.padEnd(10),
    to.padEnd(10),
    count.padStart(8),
    size.padStart(9),
  ]
    .join(' ')
    .trimEnd()
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

import { sql } from 'kysely'
import type { Reader } from '#database/index.ts'
import { foldName } from './user-row.ts'

export interface ListedPerson {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly createdAt: number
  /** When they last used a session; null where they have none. */
  readonly lastUsedAt: number | null
}

/** Open accounts, the newest first; with a text, those with it in the email or the username. */
export function listPeople(
  read: Reader,
  { search, limit }: { readonly search: string | undefined; readonly limit: number },
): Promise<ListedPerson[]> {
  const people = read
    .selectFrom('users')
    .select((eb) => [
      ...(['users.id', 'users.email', 'users.username', 'users.created_at as createdAt'] as const),
      eb
        .selectFrom('sessions')
        .select((session) => session.fn.max('last_used_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('lastUsedAt'),
    ])
    .where('closed_at', 'is', null)
    .orderBy('users.id', 'desc')
    .limit(limit)
  if (search === undefined) return people.execute()
  const pattern = `%${foldName(search).replaceAll(/[\\%_]/g, '\\$&')}%`
  const has = (column: string) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
  return people.where(({ or }) => or([has('users.email_key'), has('users.username_key')])).execute()
}

export interface PeopleTotals {
  readonly accounts: number
  /** Deleted, with rows that are still to go. */
  readonly closedAccounts: number
  /** Who used a session since then. */
  readonly activeSince: (time: number) => Promise<number>
}

export async function countPeople(read: Reader): Promise<PeopleTotals> {
  const { all, closed } = await read
    .selectFrom('users')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('closed_at').as('closed'),
    ])
    .executeTakeFirstOrThrow()
  return {
    accounts: Number(all) - Number(closed),
    closedAccounts: Number(closed),
    async activeSince(time) {
      const { people } = await read
        .selectFrom('sessions')
        .select((eb) => eb.fn.count<number>('user_id').distinct().as('people'))
        .where('last_used_at', '>', time)
        .executeTakeFirstOrThrow()
      return Number(people)
    },
  }
}

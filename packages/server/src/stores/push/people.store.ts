import type { UserKey } from '#crypto/index.ts'
import { prepared, type Reader, type Tables, type Trx, texts } from '#database/index.ts'

/** A person with a browser that push goes to, as stored. */
export interface PushPerson {
  readonly userId: string
  readonly version: number
  readonly timeZone: string
  readonly tellDays: boolean
  readonly daysTold: readonly string[]
  readonly lookedAt: number
  readonly nextDue: number | null
}

export type PersonRow = Pick<
  Tables['push_people'],
  'user_id' | 'version' | 'tell_days' | 'days_told' | 'looked_at' | 'next_due' | 'sealed'
>

/** Inserts the row of a person with their first browser; the plan comes afterwards. */
export async function addPerson(trx: Trx, key: UserKey, timeZone: string, now: number) {
  await trx
    .insertInto('push_people')
    .values({
      user_id: key.userId,
      version: 0,
      tell_days: 0,
      days_told: '[]',
      looked_at: now,
      next_due: null,
      sealed: sealZone(key, timeZone),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** The person as they are, held until the unit ends, so that of two changes none is lost. */
export async function holdPerson(trx: Trx, key: UserKey): Promise<PushPerson | undefined> {
  const row = await trx
    .updateTable('push_people')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('user_id', '=', key.userId)
    .returningAll()
    .executeTakeFirst()
  return row && openPerson(key, row)
}

export async function findPerson(read: Reader, key: UserKey): Promise<PushPerson | undefined> {
  const row = await read
    .selectFrom('push_people')
    .selectAll()
    .where('user_id', '=', key.userId)
    .executeTakeFirst()
  return row && openPerson(key, row)
}

export async function savePerson(trx: Trx, key: UserKey, person: PushPerson): Promise<void> {
  await trx
    .updateTable('push_people')
    .set({
      tell_days: person.tellDays ? 1 : 0,
      days_told: JSON.stringify(person.daysTold),
      looked_at: person.lookedAt,
      next_due: person.nextDue,
      sealed: sealZone(key, person.timeZone),
    })
    .where('user_id', '=', key.userId)
    .execute()
}

/** Without a browser there is no one to remind, and no day to remember. */
export async function removeUnlessSubscribed(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('push_people')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId)),
      ),
    )
    .execute()
}

export function openPerson(key: UserKey, row: PersonRow): PushPerson {
  const opened = JSON.parse(key.open(placeOf(key), row.sealed).toString())
  return {
    userId: row.user_id,
    version: row.version,
    timeZone: opened.timeZone,
    tellDays: row.tell_days === 1,
    daysTold: JSON.parse(row.days_told),
    lookedAt: row.looked_at,
    nextDue: row.next_due,
  }
}

function sealZone(key: UserKey, timeZone: string) {
  return key.seal(placeOf(key), Buffer.from(JSON.stringify({ timeZone })))
}

const placeOf = ({ userId }: UserKey) => ({ table: 'push_people', row: userId }) as const

/** Some of those for whom it is time to look. */
export function duePeople(read: Reader, now: number, atMost: number): Promise<PersonRow[]> {
  return selectDue(read, { now, atMost })
}

const selectDue = prepared(({ db }, { now, atMost }: { now: number; atMost: number }) =>
  db
    .selectFrom('push_people')
    .selectAll()
    .where('next_due', '<=', now)
    .orderBy('next_due')
    .limit(atMost),
)

interface Looked {
  readonly userId: string
  readonly version: number
  readonly now: number
  readonly next: number | null
}

/** Optimistic update: records a look unless the row has changed since it was read. */
export async function putLooked(trx: Trx, looked: Looked): Promise<boolean> {
  return (await updateLooked(trx, looked)).length > 0
}

const updateLooked = prepared(({ db }, { userId, version, now, next }: Looked) =>
  db
    .updateTable('push_people')
    .set((eb) => ({ looked_at: now, next_due: next, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .returning('user_id'),
)

/** Corrects looks dated by a clock that was set back since: they would delay the next one. */
export async function resetLooksFromAhead(trx: Trx, after: number, now: number): Promise<void> {
  await trx
    .updateTable('push_people')
    .set((eb) => ({ looked_at: now, next_due: now, version: eb('version', '+', 1) }))
    .where('looked_at', '>', after)
    .where('next_due', 'is not', null)
    .execute()
}

/** A failed check is repeated later, from where the last one ended. */
export async function putLookLater(trx: Trx, { userId, version, next }: Omit<Looked, 'now'>) {
  await trx
    .updateTable('push_people')
    .set({ next_due: next })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .execute()
}

/** The days that these people told of, by person. */
export async function toldDays(read: Reader, userIds: readonly string[]) {
  const rows = await selectTold(read, { userIds: texts(userIds) })
  return new Map(rows.map((row) => [row.user_id, new Set<string>(JSON.parse(row.days_told))]))
}

const selectTold = prepared(
  ({ db, all }, { userIds }: { readonly userIds: ReturnType<typeof texts> }) =>
    db
      .selectFrom('push_people')
      .select(['user_id', 'days_told'])
      .where('user_id', 'in', all(userIds)),
)

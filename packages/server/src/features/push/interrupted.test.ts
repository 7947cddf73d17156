import { beforeAll, describe, expect, it } from 'vitest'
import { putNotice } from '#stores/push/outbox.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { EVENING, HOUR, MINUTE, type Reminding, runReminding, toldTo } from './testing/reminding.ts'

const TODAY = '2026-11-15'
const REMINDED = [`reminder ${TODAY}`]

describe.each(engines)('push that was interrupted on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let server: Reminding

  beforeAll(async () => {
    server = await runReminding(await databases.place())
    return server.stop
  })

  const morning = () => {
    server.setClock(EVENING - 10 * HOUR)
    server.failures.length = 0
  }

  /** The person whose preferences can't be read for now. */
  const unreadable = async (userId: string) => {
    const { database } = server
    const whose = database.read.selectFrom('preferences').where('user_id', '=', userId)
    const { sealed } = await whose.select('sealed').executeTakeFirstOrThrow()
    const put = (bytes: typeof sealed) =>
      database.write((trx) =>
        trx
          .updateTable('preferences')
          .set({ sealed: bytes })
          .where('user_id', '=', userId)
          .execute(),
      )
    const broken = Buffer.from(sealed) as typeof sealed
    broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 1
    await put(broken)
    return () => put(sealed)
  }

  it('by something that could not be read looks again soon, and loses nothing', async () => {
    morning()
    const { person, remindAt, failures } = server
    const [ann, bob] = [await person(), await person()]
    const giveBack = await unreadable(ann.user.id)
    await remindAt(EVENING)
    expect(toldTo(bob.browser)).toEqual(REMINDED)
    expect(failures).toHaveLength(1)
    // A minute later, and then after two: not in every round.
    for (const seconds of [20, 60, 80, 120, 140]) await remindAt(EVENING + seconds * 1000)
    expect(failures).toHaveLength(2)
    await giveBack()
    await remindAt(EVENING + 3 * MINUTE)
    await remindAt(EVENING + 4 * MINUTE)
    expect(toldTo(ann.browser)).toEqual(REMINDED)
    expect(failures).toHaveLength(2)
  })

  it('before it was sent does not remind a person who has written since', async () => {
    morning()
    const { person, remindAt, database } = server
    const [wrote, told] = [await person(), await person({ level: 'local', tellDays: true })]
    const ann = await person()
    for (const { user } of [wrote, told, ann])
      await database.write((trx) =>
        putNotice(
          trx,
          user.id,
          { kind: 'reminder', day: TODAY },
          { now: EVENING, expiresAt: EVENING + 4 * HOUR },
        ),
      )
    server.setClock(EVENING + 20 * MINUTE)
    await wrote.call('POST /api/journal', { content: 'words', localDate: TODAY })
    await told.call('POST /api/push/days', { localDate: TODAY })
    await remindAt(EVENING + 30 * MINUTE)
    expect([wrote, told, ann].map(({ browser }) => toldTo(browser))).toEqual([[], [], REMINDED])
    const left = await database.read.selectFrom('push_outbox').select('id').execute()
    expect(left).toEqual([])
  })
})

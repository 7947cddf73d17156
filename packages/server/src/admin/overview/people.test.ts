import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { closeUser } from '#stores/person-data/erasure.store.ts'
import { admin } from '#testing/admin.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'

describe.each(engines)(
  'what the operator sees and removes on %s',
  { timeout: 60_000 },
  (engine) => {
    const databases = freshDatabases(engine)

    /** Two people, of whom the first has an entry and a deleted one, and a third who left. */
    async function filled() {
      const place = await databases.place()
      const app = await runAppForTest(place)
      const ago = (minutes: number) => app.signUp(Date.now() - minutes * 60_000)
      const [ann, bob, gone] = [await ago(3), await ago(2), await ago(1)]
      const save = async (content: string) => {
        const json = { content }
        const saved = await ask(app.port, 'POST /api/journal', { token: ann.token, json })
        return (saved.json as { _id: string })._id
      }
      await save('words that stay')
      const id = await save('words that go')
      await ask(app.port, `DELETE /api/journal/entries/${id}`, { token: ann.token })
      await closeUser(app.database, gone.user.id, Date.now())
      return { place, ...app, ann, bob }
    }

    it('OPS-17 lists people and counts what there is, without a word of theirs', async () => {
      const { place, ann, bob } = await filled()
      const { code, stdout } = await admin(place, 'users', '--json')
      const { people, hasMore } = JSON.parse(stdout)
      expect([code, hasMore]).toEqual([0, false])
      expect(people).toMatchObject([
        { email: bob.user.email, entries: 0 },
        { email: ann.user.email, entries: 1, lastUsedAt: expect.any(Number) },
      ])
      const found = await admin(place, 'users', '--search', ann.user.email.toUpperCase())
      expect(found.stdout.match(/@example\.com/g)).toHaveLength(1)
      expect((await admin(place, 'users', '--search', '%')).stdout).toBe('No accounts.\n')
      expect((await admin(place, 'users', '--limit', '1')).stdout).toMatch(/\nThere are more\./)
      expect((await admin(place, 'users', '--limit', '0')).stderr).toMatch(/^--limit must be/)
      const totals = await admin(place, 'stats', '--json')
      expect(JSON.parse(totals.stdout)).toMatchObject({
        ...{ accounts: 2, closedAccounts: 1, activeIn7Days: 2, activeIn30Days: 2, entries: 1 },
        engine,
      })
      expect((await admin(place, 'stats')).stdout).toMatch(/^Accounts +2\n/)
    })

    it('OPS-18 purges what is due, and asks before it purges more', async () => {
      const { place, database } = await filled()
      const deleted = () =>
        database.read
          .selectFrom('entries')
          .select('id')
          .where('deleted_at', 'is not', null)
          .execute()
      const due = await admin(place, 'purge', '--json')
      expect(JSON.parse(due.stdout)).toEqual({ entries: 0, accounts: 1 })
      expect(await database.read.selectFrom('users').select('id').execute()).toHaveLength(2)
      const refused = await admin(place, 'purge', '--older-than', '0')
      expect([refused.code, refused.stdout]).toEqual([1, ''])
      expect(refused.stderr).toMatch(/Add --yes to continue\.\n$/)
      expect(await deleted()).toHaveLength(1)
      const forced = await admin(place, 'purge', '--older-than', '0', '--yes')
      expect([forced.code, forced.stdout.startsWith('Purged 1 deleted entries')]).toEqual([0, true])
      expect(await deleted()).toEqual([])
      expect((await admin(place, 'purge', '--older-than', '31')).stderr).toMatch(
        /^--older-than must/,
      )
    })
  },
)

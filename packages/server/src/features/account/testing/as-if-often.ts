import type { RunningApp } from '#http/testing/running-app.ts'

/**
 * Simulates repeated calls: makes the first and the last one, and adds those in between to the
 * rows that counted the first.
 */
export async function asIfOften(
  { database }: Pick<RunningApp, 'database'>,
  times: number,
  call: () => Promise<number>,
): Promise<number[]> {
  const rows = () => database.read.selectFrom('limits').select(['key', 'times']).execute()
  const before = new Map((await rows()).map(({ key, times }) => [key, times]))
  const first = await call()
  const grown = (await rows()).filter(({ key, times }) => before.get(key) !== times)
  await database.write(async (trx) => {
    for (const { key, times: counted } of grown) {
      const all = JSON.parse(counted) as number[]
      const more = JSON.stringify([...all, ...Array(times - 2).fill(all.at(-1))])
      await trx.updateTable('limits').set({ times: more }).where('key', '=', key).execute()
    }
  })
  return [first, await call()]
}

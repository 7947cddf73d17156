import { tallyOf } from '@daywell/core/habit'
import { addDays, localDay } from '@daywell/core/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerWith, onServer, words } from '#device/local-store/testing/a-device.ts'
import { aHabit } from './testing/a-habit.ts'

const HOUR = 3_600_000
const ZONES = [
  ...['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
]
const ACTS = [
  ...(['write', 'write', 'write', 'date-back', 'import', 'edit', 'move', 'delete'] as const),
  ...(['bring-back', 'rename', 'sleep'] as const),
]

const step = fc.record({
  // Mostly within a day, sometimes a break from writing.
  hours: fc.oneof(fc.nat(30), fc.nat(30), fc.nat(200)),
  zone: fc.constantFrom(...ZONES),
  act: fc.constantFrom(...ACTS),
  days: fc.nat(12),
  which: fc.nat(1000),
  idle: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type OnTest = Awaited<ReturnType<typeof aHabit>>

const serverId = (number: number) => number.toString(16).padStart(24, '0')

async function act({ store, write }: OnTest, one: Step, number: number, today: string) {
  const { days, which } = one
  const entries = store.entries()
  const chosen = entries[which % (entries.length || 1)]
  switch (one.act) {
    case 'write':
      return write(today, number)
    case 'date-back':
      return write(addDays(today, -days), number)
    case 'import': {
      const dated = (n: number) => ({ localDate: addDays(today, -n - (which % 60)) })
      const many = Array.from({ length: days }, (_, n) => ({
        ...onServer(serverId(number * 100 + n), 'From elsewhere', n),
        ...dated(n),
      }))
      return store.takeAnswer([], answerWith(...many))
    }
    case 'rename': {
      const { _id } = await store.save(words(`temp_${String(number).padStart(24, '0')}`, 'Up'))
      const sent = await store.checkOut([_id])
      const entry = { ...onServer(serverId(number), 'Up'), localDate: addDays(today, -days) }
      const ids = { [_id]: entry._id }
      return store.takeAnswer(
        sent.map(({ item }) => item),
        { entries: [entry], deleted: [], ids },
      )
    }
    case 'bring-back': {
      const [gone] = await store.deleted()
      return gone && store.restore(gone.entry._id)
    }
    case 'sleep':
      return undefined
    default:
      return chosen && change(store, chosen, one)
  }
}

function change(
  { save, remove }: OnTest['store'],
  entry: Parameters<OnTest['store']['save']>[0],
  one: Step,
) {
  if (one.act === 'delete') return remove(entry._id)
  const localDate = one.act === 'move' ? addDays(entry.localDate, -(one.days % 4)) : entry.localDate
  return save({ ...entry, content: 'Other words '.repeat(one.days), localDate })
}

/** The reference: counts back on a calendar from today, or from the nearest day that counts. */
function countedBack(written: ReadonlySet<string>, today: string): number {
  const held = [0, -1, 1, 2].map((n) => addDays(today, n)).find((day) => written.has(day))
  if (held === undefined) return 0
  let count = 0
  for (let day = held; written.has(day); day = addDays(day, -1)) count += 1
  for (
    let day = addDays(held, 1);
    day <= addDays(today, 2) && written.has(day);
    day = addDays(day, 1)
  )
    count += 1
  return count
}

it('counted incrementally, the days equal those of all entries, and so does the stored streak', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const habit = await aHabit()
      for (const [number, one] of steps.entries()) {
        habit.clock.now += one.hours * HOUR
        habit.clock.zone = one.zone
        habit.habit.look()
        const today = localDay(habit.clock.now, one.zone)
        await act(habit, one, number, today)
        if (!one.idle) continue
        habit.idle()
        const entries = habit.store.entries()
        expect(habit.habit.state()?.today).toBe(today)
        expect(habit.habit.state()?.days).toEqual(tallyOf(entries).days)
        const written = new Set(entries.map(({ localDate }) => localDate))
        expect(habit.kept()[0]).toBe(String(countedBack(written, today)))
      }
      expect(habit.timers.waiting()).toHaveLength(1)
      habit.habit.close()
    }),
    { numRuns: 120, seed: 36 },
  )
})

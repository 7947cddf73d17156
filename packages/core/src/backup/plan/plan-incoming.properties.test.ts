import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Incoming } from '../incoming.ts'
import type { AJournal } from '../testing/a-journal.ts'
import { restore } from '../testing/restored.ts'
import { someIncoming, someJournal } from '../testing/some-entries.ts'
import { type Planned, type PlanOptions, planIncoming } from './plan-incoming.ts'
import { preview } from './preview.ts'

const options: fc.Arbitrary<PlanOptions> = fc.record({
  level: fc.constantFrom('cloud', 'hybrid', 'local'),
  keepHere: fc.boolean(),
  reviveDeleted: fc.boolean(),
  now: fc.constant(Date.parse('2026-03-20T00:00:00Z')),
})

const textsOf = (file: readonly Incoming[]) =>
  file.flatMap(({ entry, versions }) => [entry, ...versions].map(({ content }) => content))

const onServer = (journal: AJournal) =>
  journal.words().flatMap((one) => (one.onServer ? [one.content] : []))

const actionsOf = (planned: readonly Planned[]) => planned.flatMap(({ action }) => action ?? [])

describe('restoring, whatever is here and whatever comes', () => {
  it('changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(someJournal, someIncoming, options, async (make, all, how) => {
        const journal = make()
        const file = all.filter(
          ({ where }, at) => all.findIndex((one) => one.where === where) === at,
        )
        await restore(journal, file, how)
        expect(actionsOf(await restore(journal, file, how))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('comes to rest even with a file that has an entry several times', async () => {
    await fc.assert(
      fc.asyncProperty(someJournal, someIncoming, options, async (make, file, how) => {
        const journal = make()
        await restore(journal, file, how)
        await restore(journal, file, how)
        expect(actionsOf(await restore(journal, file, how))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('loses no text that is here, and puts no older one in the place of a newer', async () => {
    await fc.assert(
      fc.asyncProperty(someJournal, someIncoming, options, async (make, file, how) => {
        const journal = make()
        const before = make()
        await restore(journal, file, how)
        const after = new Set(journal.words().map(({ content }) => content))
        for (const { content } of before.words()) expect(after).toContain(content)
        for (const [id, entry] of before.rows) {
          const found = await journal.here().find(id)
          expect(found?.deletedAt).toBeUndefined()
          const stands = Date.parse(found?.entry?.updatedAt ?? '')
          expect(stands).toBeGreaterThanOrEqual(Date.parse(entry.updatedAt))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('takes every text that is not deleted here', async () => {
    await fc.assert(
      fc.asyncProperty(someJournal, someIncoming, options, async (make, file, how) => {
        const journal = make()
        const planned = await restore(journal, file, how)
        const after = new Set(journal.words().map(({ content }) => content))
        for (const { outcome, incoming } of planned) {
          if (outcome === 'stays-deleted' || incoming.deletedAt !== undefined) continue
          expect(after).toContain(incoming.entry.content)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('lets no word leave the device that stayed on one', async () => {
    await fc.assert(
      fc.asyncProperty(someJournal, someIncoming, options, async (make, file, how) => {
        fc.pre(how.level !== 'local')
        const journal = make()
        const staysHere = ({ livesOn }: Incoming) => livesOn === 'device' || how.keepHere === true
        const leaving = textsOf(file.filter((one) => !staysHere(one)))
        const mayBeThere = new Set([...leaving, ...onServer(journal)])
        await restore(journal, file, how)
        const there = new Set(onServer(journal))
        const staying = textsOf(file.filter(staysHere)).filter((text) => !mayBeThere.has(text))
        expect(staying.filter((text) => there.has(text))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('puts nothing down under local that does not stay on the device', async () => {
    await fc.assert(
      fc.asyncProperty(someJournal, someIncoming, options, async (make, file, how) => {
        const planned = await restore(make(), file, { ...how, level: 'local' })
        for (const action of actionsOf(planned))
          if (action.kind === 'put') expect(action.entry._id).toMatch(/^local_/)
      }),
    )
  })

  it('is told beforehand as it will be', async () => {
    await fc.assert(
      fc.asyncProperty(someJournal, someIncoming, options, async (make, file, how) => {
        const seen = preview(make().here())
        const foreseen: Planned[] = []
        for (const incoming of file) {
          const planned = await planIncoming(incoming, seen, how)
          seen.note(planned)
          foreseen.push(planned)
        }
        expect(foreseen).toEqual(await restore(make(), file, how))
      }),
      { numRuns: 300 },
    )
  })
})

import { inSnapshot, openSource } from '@daywell/server/src/database/upkeep/link.ts'
import { digestTable } from '@daywell/server/src/database/upkeep/table-digest.ts'
import { appliedMigrations, tableShapes } from '@daywell/server/src/database/upkeep/table-shapes.ts'

interface Place {
  readonly dataDir: string
  readonly url: string | undefined
}

/** A hash of every table's rows but `meta`, which records the move itself. */
export async function digestsOf(place: Place): Promise<ReadonlyMap<string, string>> {
  const link = await openSource(place)
  try {
    return await inSnapshot(link, async (read) => {
      const digests = new Map<string, string>()
      for (const shape of await tableShapes(await appliedMigrations(read))) {
        if (shape.name === 'meta') continue
        const { rows, sha256 } = await digestTable(read, shape, () => {})
        digests.set(shape.name, `${rows} rows, ${sha256}`)
      }
      return digests
    })
  } finally {
    await link.close()
  }
}

/** The tables that differ between two databases. */
export function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => one.get(name) !== other.get(name))
}

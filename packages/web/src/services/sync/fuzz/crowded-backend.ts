import {
  type Backend,
  TABLES,
  type TableName,
  type Transaction,
} from '#device/local-store/tables/backend.ts'
import { memoryBackend } from '#device/local-store/tables/memory-backend.ts'
import type { Maps } from '#device/local-store/tables/staged-tables.ts'

/** A device's quota and usage in characters, shared by all its tabs. */
export interface Room {
  limit: number
  readonly sizes: Map<string, number>
  used: number
}

export const muchRoom = (): Room => ({
  limit: Number.POSITIVE_INFINITY,
  sizes: new Map(),
  used: 0,
})

/** An in-memory backend with a shrinkable quota; a full one accepts only deletions. */
export function crowdedBackend(maps: Maps, room: Room): Backend {
  const backend = memoryBackend(maps)
  return {
    ...backend,
    transact: (mode, work) =>
      backend.transact(mode, async (tables) => {
        if (mode === 'readonly') return work(tables)
        const changed = new Map<string, number>()
        const result = await work(measureWrites(tables, changed))
        take(room, changed)
        return result
      }),
  }
}

function take(room: Room, changed: ReadonlyMap<string, number>): void {
  let grown = 0
  for (const [key, size] of changed) grown += size - (room.sizes.get(key) ?? 0)
  const puts = [...changed.values()].some((size) => size > 0)
  if (puts && room.used + grown > room.limit) {
    throw new DOMException('There is no room left', 'QuotaExceededError')
  }
  room.used += grown
  for (const [key, size] of changed) room.sizes.set(key, size)
}

function measureWrites(tables: Transaction, changed: Map<string, number>): Transaction {
  const measuring = TABLES.map((name: TableName) => {
    const table = tables[name] as Transaction['facts']
    const put = (key: string, value: unknown) => {
      changed.set(`${name}/${key}`, JSON.stringify(value).length)
      table.put(key, value)
    }
    const remove = (key: string) => {
      changed.set(`${name}/${key}`, 0)
      table.delete(key)
    }
    return [name, { ...table, put, delete: remove }]
  })
  return Object.fromEntries(measuring) as Transaction
}

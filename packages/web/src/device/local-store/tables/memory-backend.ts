import { type Backend, TABLES } from './backend.ts'
import { emptyMaps, type Maps, stagedTables } from './staged-tables.ts'

/** One queue per device's maps: tabs take turns, as in a database. */
const queues = new WeakMap<Maps, Promise<unknown>>()

/** An in-memory backend; `maps` outlives a closed tab. */
export function memoryBackend(maps: Maps = emptyMaps(), room = Number.POSITIVE_INFINITY): Backend {
  let open = true
  const fresh = TABLES.every((name) => maps[name].size === 0)
  return {
    kind: 'memory',
    fresh,
    transact(mode, work) {
      const queued = (queues.get(maps) ?? Promise.resolve()).then(async () => {
        if (!open) throw new DOMException('The backend is closed', 'InvalidStateError')
        const staged = stagedTables(maps)
        const result = await work(staged.tables)
        if (mode === 'readwrite') keepWithin(maps, room, staged)
        return result
      })
      queues.set(
        maps,
        queued.catch(() => {}),
      )
      return queued
    },
    close() {
      open = false
    },
  }
}

/** Applies the change if it fits. Like a browser, a full backend accepts only deletions. */
function keepWithin(
  maps: Maps,
  room: number,
  { puts, apply }: ReturnType<typeof stagedTables>,
): void {
  const before = room === Number.POSITIVE_INFINITY || !puts() ? undefined : copyOf(maps)
  apply()
  if (!before || sizeOf(maps) <= room) return
  for (const name of TABLES) {
    const kept = maps[name] as Map<string, unknown>
    kept.clear()
    for (const [key, value] of before[name]) kept.set(key, value)
  }
  throw new DOMException('There is no room left', 'QuotaExceededError')
}

function copyOf(maps: Maps): Maps {
  return Object.fromEntries(TABLES.map((name) => [name, new Map(maps[name] as never)])) as Maps
}

/** The size in characters. Setting a flag takes room as well, as in a browser. */
export function sizeOf(maps: Maps): number {
  const written = (_: string, value: unknown) => (value === true ? 'a flag' : value)
  const values = TABLES.map((name) => [...maps[name].values()])
  return JSON.stringify(values, written).length
}

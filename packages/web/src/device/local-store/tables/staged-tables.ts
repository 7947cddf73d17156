import { type Kept, TABLES, type Table, type TableName, type Transaction } from './backend.ts'

export type Maps = { readonly [N in TableName]: Map<string, Kept[N]> }

export function emptyMaps(): Maps {
  return Object.fromEntries(TABLES.map((name) => [name, new Map()])) as Maps
}

interface Staged {
  readonly tables: Transaction
  /** Whether there are any puts, not only deletions. */
  puts(): boolean
  apply(): void
}

/** Tables over plain maps; changes are staged until applied. */
export function stagedTables(maps: Maps): Staged {
  const applies: (() => void)[] = []
  const puts: (() => boolean)[] = []
  const tables = Object.fromEntries(
    TABLES.map((name) => {
      const one = stagedTable(maps[name] as Map<string, unknown>)
      applies.push(one.apply)
      puts.push(one.puts)
      return [name, one.table]
    }),
  ) as unknown as Transaction
  return {
    tables,
    puts: () => puts.some((any) => any()),
    apply: () => applies.forEach((apply) => void apply()),
  }
}

function stagedTable<V>(kept: Map<string, V>) {
  const changes = new Map<string, V | null>()
  const now = () => {
    const all = new Map<string, V | null>([...kept, ...changes])
    return [...all].filter((pair): pair is [string, V] => pair[1] !== null)
  }
  const startingWith = (prefix: string) => {
    const found = now().filter(([key]) => key.startsWith(prefix))
    return found.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
  }
  const table: Table<V> = {
    async get(key) {
      const changed = changes.get(key)
      return changed === undefined ? kept.get(key) : (changed ?? undefined)
    },
    all: async (prefix = '') => startingWith(prefix),
    last: async (prefix) => startingWith(prefix).at(-1),
    count: async (prefix) => startingWith(prefix).length,
    put: (key, value) => void changes.set(key, value),
    delete: (key) => void changes.set(key, null),
  }
  return {
    table,
    puts: () => [...changes.values()].some((value) => value !== null),
    apply() {
      for (const [key, value] of changes) value === null ? kept.delete(key) : kept.set(key, value)
    },
  }
}

import type { Documents, Kind, Storage } from './storage.ts'

type Kept = Map<string, string>

/** Keeps everything until the process ends. */
export function memoryStorage(): Storage {
  const kinds = new Map<Kind, Kept>()
  let last: Promise<unknown> = Promise.resolve()

  async function run<T>(unit: (documents: Documents) => Promise<T>): Promise<T> {
    const written = new Map<Kind, Map<string, string | null>>()
    const result = await unit(documentsOn(kinds, written))
    for (const [kind, changes] of written) {
      const kept = kinds.get(kind) ?? new Map()
      kinds.set(kind, kept)
      for (const [id, text] of changes) text === null ? kept.delete(id) : kept.set(id, text)
    }
    return result
  }

  return {
    transact(unit) {
      const mine = last.then(() => run(unit))
      last = mine.catch(() => {})
      return mine
    },
  }
}

function documentsOn(
  kinds: ReadonlyMap<Kind, Kept>,
  written: Map<Kind, Map<string, string | null>>,
): Documents {
  function change(kind: Kind, id: string, text: string | null) {
    const changes = written.get(kind) ?? new Map()
    written.set(kind, changes.set(id, text))
  }
  return {
    async get(kind, id) {
      const text = written.get(kind)?.get(id)
      return parsed(text === undefined ? kinds.get(kind)?.get(id) : text)
    },
    async put(kind, id, value) {
      change(kind, id, JSON.stringify(value))
    },
    async remove(kind, id) {
      change(kind, id, null)
    },
    async list(kind) {
      const all = new Map<string, string | null>([
        ...(kinds.get(kind) ?? []),
        ...(written.get(kind) ?? []),
      ])
      return [...all]
        .filter(([, text]) => text !== null)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, text]) => ({ id, value: parsed(text) }))
    },
  }
}

function parsed(text: string | null | undefined): unknown {
  return text === null || text === undefined ? undefined : JSON.parse(text)
}

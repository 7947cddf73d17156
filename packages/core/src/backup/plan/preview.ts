import type { Entry } from '#journal/index.ts'
import type { Here, Known, Planned } from './plan-incoming.ts'

/** A journal as it would be with what was planned so far; nothing of it is written anywhere. */
export interface Preview extends Here {
  note(planned: Planned): void
}

export function preview(here: Here): Preview {
  const planned = new Map<string, Known>()
  const versions = new Map<string, Entry[]>()
  return {
    find: (id) => planned.get(id) ?? here.find(id),
    versions: async (id) => [...(await here.versions(id)), ...(versions.get(id) ?? [])],
    alike: here.alike,
    note({ action }) {
      if (!action) return
      const id = action.kind === 'put' ? action.entry._id : action.id
      const before = action.kind === 'put' && action.replaces ? [action.replaces] : []
      versions.set(id, [...(versions.get(id) ?? []), ...before, ...action.versions])
      if (action.kind === 'keep') return
      const { entry, deletedAt, was } = action
      const known: Known = deletedAt === undefined ? { id, entry } : { id, entry, deletedAt }
      planned.set(id, known)
      if (was !== undefined) planned.set(was, known)
    },
  }
}

import type { Entry } from '#journal/index.ts'
import type { Here, Known, Planned } from './plan-incoming.ts'

/** A dry run: the journal as it would be with the plan so far, without writing anything. */
export interface Preview extends Here {
  note(planned: Planned): void
}

export function preview(here: Here): Preview {
  const planned = new Map<string, Known>()
  const versions = new Map<string, Entry[]>()
  /** Former ids of entries that moved to the device. */
  const before = new Map<string, string>()
  const keep = (id: string, more: readonly Entry[]) =>
    void versions.set(id, [...(versions.get(id) ?? []), ...more])
  return {
    find: (id) => planned.get(id) ?? here.find(id),
    versions: async (id) => [
      ...(await here.versions(before.get(id) ?? id)),
      ...(versions.get(id) ?? []),
    ],
    alike: here.alike,
    note({ action }) {
      if (!action) return
      if (action.kind === 'keep') return keep(action.id, action.versions)
      const { entry, deletedAt, was, replaces } = action
      const id = entry._id
      const known: Known = deletedAt === undefined ? { id, entry } : { id, entry, deletedAt }
      if (was !== undefined) {
        before.set(id, was)
        planned.set(was, known)
        keep(id, versions.get(was) ?? [])
      }
      planned.set(id, known)
      keep(id, [...(replaces ? [replaces] : []), ...action.versions])
    },
  }
}

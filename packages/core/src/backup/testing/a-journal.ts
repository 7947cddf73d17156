import type { Entry } from '#journal/index.ts'
import { isLocalId } from '#journal/index.ts'
import { sameWords } from '#sync/index.ts'
import type { Holding } from '../file/gather.ts'
import { fingerprintOf } from '../made-id.ts'
import type { Action, Here, Known, PutEntry } from '../plan/plan-incoming.ts'

/** A journal in memory that carries out what was planned, the way the real ones do. */
export function aJournal(entries: readonly Entry[] = []) {
  const rows = new Map(entries.map((entry) => [entry._id, entry]))
  const trash = new Map<string, { entry?: Entry; deletedAt: string }>()
  const versions = new Map<string, Entry[]>()
  const aliases = new Map<string, string>()
  const currentId = (id: string): string => {
    const next = aliases.get(id)
    return next === undefined ? id : currentId(next)
  }
  const find = (named: string): Known | undefined => {
    const id = currentId(named)
    const entry = rows.get(id)
    if (entry) return { id, entry }
    const deleted = trash.get(id)
    return deleted && { id, ...deleted }
  }
  const keep = (id: string, version: Entry) => {
    const kept = versions.get(id) ?? []
    if (kept.some(({ updatedAt }) => Date.parse(updatedAt) === Date.parse(version.updatedAt)))
      throw new Error('A version was put down over another')
    versions.set(id, [...kept, { ...version, _id: id }])
  }
  const rename = (was: string, id: string) => {
    aliases.set(was, id)
    const [row, gone, kept] = [rows.get(was), trash.get(was), versions.get(was)]
    for (const table of [rows, trash, versions]) table.delete(was)
    if (row) rows.set(id, { ...row, _id: id })
    if (gone) trash.set(id, gone.entry ? { ...gone, entry: { ...gone.entry, _id: id } } : gone)
    if (kept)
      versions.set(
        id,
        kept.map((version) => ({ ...version, _id: id })),
      )
  }
  const check = ({ entry, replaces }: PutEntry) => {
    const before = find(entry._id)?.entry
    if (before && !sameWords(before, entry) && !replaces) throw new Error('A text made way unseen')
  }
  const put = (action: PutEntry) => {
    const { entry, was, deletedAt, replaces } = action
    if (was !== undefined) rename(was, entry._id)
    check(action)
    for (const version of [...(replaces ? [replaces] : []), ...action.versions])
      keep(entry._id, version)
    const moments = (versions.get(entry._id) ?? []).map(({ updatedAt }) => Date.parse(updatedAt))
    if (moments.includes(Date.parse(entry.updatedAt)))
      throw new Error('A version stands where the text would be put down when it makes way')
    trash.delete(entry._id)
    if (deletedAt === undefined) rows.set(entry._id, entry)
    else trash.set(entry._id, { entry, deletedAt })
  }
  return {
    rows,
    trash,
    versions,
    here(): Here {
      const said = [...rows.values()].flatMap((entry) => [
        ...(versions.get(entry._id) ?? []),
        entry,
      ])
      const alike = new Map(said.map((entry) => [fingerprintOf(entry), entry._id]))
      return {
        find,
        versions: (id) => versions.get(id) ?? [],
        alike: (fingerprint) => alike.get(fingerprint),
      }
    },
    carryOut(action: Action) {
      if (action.kind === 'put') put(action)
      else for (const version of action.versions) keep(action.id, version)
    },
    /** Gives ids of the server's to all that does not stay on the device. */
    sync(newId: (id: string) => string) {
      const ids = [...rows.keys(), ...trash.keys()]
      for (const id of ids) if (id.startsWith('temp_')) rename(id, newId(id))
    },
    holding(): Holding {
      return {
        entries: [...rows.values()],
        deleted: [...trash.values()].flatMap(({ entry, deletedAt }) =>
          entry ? [{ entry, deletedAt }] : [],
        ),
        versions: [...versions.values()].flat(),
        ids: [...aliases].map(([clientId, entryId]) => ({ clientId, entryId })),
      }
    },
    /** Every text that is somewhere here, with whether the server has it. */
    words(): { readonly content: string; readonly onServer: boolean }[] {
      const deleted = [...trash.values()].flatMap(({ entry }) => entry ?? [])
      return [...rows.values(), ...deleted, ...[...versions.values()].flat()].map(
        ({ _id, content }) => ({ content, onServer: !isLocalId(_id) }),
      )
    },
  }
}

export type AJournal = ReturnType<typeof aJournal>

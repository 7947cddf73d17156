import type { Preferences } from '@daywell/core/preferences'
import { ownFields } from './fields.ts'

/** A new value, or the items added to a list and removed from it. */
type Change =
  | { readonly to: unknown }
  | { readonly added: readonly string[]; readonly removed: readonly string[] }

/** A person's changes, by field name. */
export type OwnChanges = Readonly<Record<string, Change>>

const MAX_LIST_ITEMS = 100

/** The changes from `before`, as shown, to `wanted`, without the privacy level. */
export function changesBetween(before: Preferences, wanted: Preferences): OwnChanges {
  const changes = ownFields.flatMap((field) => {
    const found = changeOf(field.of(before), field.of(wanted))
    return found ? [[field.name, found] as const] : []
  })
  return Object.fromEntries(changes)
}

/** Merges a person's own changes into preferences that may have changed in the meantime. */
export function applyChanges(whole: Preferences, changes: OwnChanges): Preferences {
  return withChanges(whole, changes, 'put')
}

/** The same for a form: a half-typed value stays as typed. */
export function applyChangesAsTyped(whole: Preferences, changes: OwnChanges): Preferences {
  return withChanges(whole, changes, 'place')
}

/** Merges two sets of changes; `later` were made on top of `earlier`. */
export function mergeChanges(earlier: OwnChanges, later: OwnChanges): OwnChanges {
  const both = Object.entries(later).map(([name, next]) => [name, joined(earlier[name], next)])
  return { ...earlier, ...Object.fromEntries(both) }
}

function withChanges(whole: Preferences, changes: OwnChanges, how: 'put' | 'place'): Preferences {
  return ownFields.reduce((result, field) => {
    const own = changes[field.name]
    return own ? field[how](result, applyChange(field.of(result), own)) : result
  }, whole)
}

function changeOf(before: unknown, wanted: unknown): Change | undefined {
  if (!isList(before) || !isList(wanted))
    return Object.is(before, wanted) ? undefined : { to: wanted }
  const added = wanted.filter((words) => !before.includes(words))
  const removed = before.filter((words) => !wanted.includes(words))
  return added.length + removed.length > 0 ? { added, removed } : undefined
}

/** If a list gets too long, the person's own additions stay. */
function applyChange(now: unknown, own: Change): unknown {
  if (!('added' in own)) return own.to
  const staying = (isList(now) ? now : []).filter((words) => !own.removed.includes(words))
  const coming = own.added.filter((words) => !staying.includes(words)).slice(0, MAX_LIST_ITEMS)
  return [...staying.slice(0, MAX_LIST_ITEMS - coming.length), ...coming]
}

function joined(earlier: Change | undefined, later: Change): Change {
  if (!earlier || !('added' in earlier) || !('added' in later)) return later
  const lasting = earlier.added.filter((words) => !later.removed.includes(words))
  return {
    added: [...new Set([...lasting, ...later.added])],
    removed: [...new Set([...earlier.removed, ...later.removed])],
  }
}

/** Type guard for stored changes; values are validated when they're applied. */
export function areChanges(value: unknown): value is OwnChanges {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((one: Record<string, unknown> | null) => {
    if (typeof one !== 'object' || one === null) return false
    if ('to' in one) return !('added' in one)
    return isList(one.added) && isList(one.removed)
  })
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value)
}

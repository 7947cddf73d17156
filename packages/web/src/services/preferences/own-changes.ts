import type { Preferences } from '@daywell/core/preferences'
import { ownFields } from './fields.ts'

/** A value that was set anew, or words that were put into a list and taken out of it. */
type Change =
  | { readonly to: unknown }
  | { readonly added: readonly string[]; readonly removed: readonly string[] }

/** What a person changed, by the names of the fields. */
export type OwnChanges = Readonly<Record<string, Change>>

const MAX_IN_A_LIST = 100

/** What somebody changed who was shown `before` and wants `wanted`; the privacy level is no part of it. */
export function changesBetween(before: Preferences, wanted: Preferences): OwnChanges {
  const changes = ownFields.flatMap((field) => {
    const found = changeOf(field.of(before), field.of(wanted))
    return found ? [[field.name, found] as const] : []
  })
  return Object.fromEntries(changes)
}

/** A person's own changes put on top of preferences that may have become others meanwhile. */
export function putOnTop(whole: Preferences, changes: OwnChanges): Preferences {
  return withChanges(whole, changes, 'put')
}

/** The same for a form: a value that somebody is still typing stays as they have typed it. */
export function putOnTopAsTyped(whole: Preferences, changes: OwnChanges): Preferences {
  return withChanges(whole, changes, 'place')
}

/** Two sets of changes as one: those of `later` were made with `earlier` in place. */
export function together(earlier: OwnChanges, later: OwnChanges): OwnChanges {
  const both = Object.entries(later).map(([name, next]) => [name, joined(earlier[name], next)])
  return { ...earlier, ...Object.fromEntries(both) }
}

function withChanges(whole: Preferences, changes: OwnChanges, how: 'put' | 'place'): Preferences {
  return ownFields.reduce((result, field) => {
    const own = changes[field.name]
    return own ? field[how](result, applied(field.of(result), own)) : result
  }, whole)
}

function changeOf(before: unknown, wanted: unknown): Change | undefined {
  if (!isList(before) || !isList(wanted))
    return Object.is(before, wanted) ? undefined : { to: wanted }
  const added = wanted.filter((words) => !before.includes(words))
  const removed = before.filter((words) => !wanted.includes(words))
  return added.length + removed.length > 0 ? { added, removed } : undefined
}

/** Where a list becomes too long, what the person has just put into it is not what goes. */
function applied(now: unknown, own: Change): unknown {
  if (!('added' in own)) return own.to
  const staying = (isList(now) ? now : []).filter((words) => !own.removed.includes(words))
  const coming = own.added.filter((words) => !staying.includes(words)).slice(0, MAX_IN_A_LIST)
  return [...staying.slice(0, MAX_IN_A_LIST - coming.length), ...coming]
}

function joined(earlier: Change | undefined, later: Change): Change {
  if (!earlier || !('added' in earlier) || !('added' in later)) return later
  const lasting = earlier.added.filter((words) => !later.removed.includes(words))
  return {
    added: [...new Set([...lasting, ...later.added])],
    removed: [...new Set([...earlier.removed, ...later.removed])],
  }
}

/** Whether something that was kept are changes; what they are changed to is checked when it is put. */
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

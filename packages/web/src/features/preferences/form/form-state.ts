import { fieldsOf } from '@daywell/core/contract'
import { type Preferences, preferencesInput } from '@daywell/core/preferences'
import {
  applyChangesAsTyped,
  changesBetween,
  type OwnChanges,
} from '#services/preferences/own-changes.ts'

/** Error messages by field name. */
export type Complaints = Readonly<Record<string, string>>

export interface FormState {
  /** The preferences before the person changed anything. */
  readonly shown: Preferences
  readonly wanted: Preferences
  readonly complaints: Complaints
}

/** Opens the form with the known preferences and unsaved changes on top. */
export function openForm(known: Preferences, unsaved: OwnChanges): FormState {
  return { shown: known, wanted: applyChangesAsTyped(known, unsaved), complaints: {} }
}

/** Editing a field clears its error. */
export function edit(state: FormState, wanted: Preferences): FormState {
  const touched = Object.keys(changesBetween(state.wanted, wanted))
  const isTouched = (name: string) =>
    touched.some((field) => name === field || name.startsWith(`${field}.`))
  const left = Object.entries(state.complaints).filter(([name]) => !isTouched(name))
  return { ...state, wanted, complaints: Object.fromEntries(left) }
}

/** Rebases the person's changes onto preferences saved elsewhere in the meantime. */
export function follow(state: FormState, known: Preferences): FormState {
  const own = changesBetween(state.shown, state.wanted)
  return { ...state, shown: known, wanted: applyChangesAsTyped(known, own) }
}

export function discard(state: FormState): FormState {
  return { ...state, wanted: state.shown, complaints: {} }
}

export function complaintsAbout(wanted: Preferences): Complaints {
  const parsed = preferencesInput.safeParse(wanted)
  return parsed.success ? {} : fieldsOf(parsed.error, wanted)
}

import { fieldsOf } from '@daywell/core/contract'
import { type Preferences, preferencesInput } from '@daywell/core/preferences'
import {
  applyChangesAsTyped,
  changesBetween,
  type OwnChanges,
} from '#services/preferences/own-changes.ts'

/** What is wrong, by the name of the field. */
export type Complaints = Readonly<Record<string, string>>

export interface FormState {
  /** What the person was shown before they changed anything. */
  readonly shown: Preferences
  readonly wanted: Preferences
  readonly complaints: Complaints
}

/** Begins with what is known, and with changes that were left unsaved. */
export function openForm(known: Preferences, unsaved: OwnChanges): FormState {
  return { shown: known, wanted: applyChangesAsTyped(known, unsaved), complaints: {} }
}

/** What a field is told goes as soon as it is changed. */
export function edit(state: FormState, wanted: Preferences): FormState {
  const touched = Object.keys(changesBetween(state.wanted, wanted))
  const isTouched = (name: string) =>
    touched.some((field) => name === field || name.startsWith(`${field}.`))
  const left = Object.entries(state.complaints).filter(([name]) => !isTouched(name))
  return { ...state, wanted, complaints: Object.fromEntries(left) }
}

/** Others may have changed something meanwhile: the person's own changes stay on top of it. */
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

import { messageOf, successMessages } from '@daywell/core/errors'
import type { Preferences } from '@daywell/core/preferences'
import { useEffect, useMemo, useState } from 'react'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { changesBetween } from '#services/preferences/own-changes.ts'
import { useKnownPreferences, usePreferences } from '#services/preferences/use-preferences.ts'
import { useSession } from '#services/session/session-context.ts'
import { complaintsAbout, discard, edit, type FormState, follow, openForm } from './form-state.ts'
import { rememberUnsaved, unsavedOf } from './unsaved.ts'

export interface PreferencesForm extends FormState {
  readonly changed: boolean
  readonly saving: boolean
  change(wanted: Preferences): void
  discard(): void
  save(): Promise<void>
}

export function usePreferencesForm(): PreferencesForm {
  const store = usePreferences()
  const known = useKnownPreferences().preferences
  const session = useSession()
  const [state, setState] = useState(() => openForm(known, unsavedOf(session)))
  const [saving, setSaving] = useState(false)
  if (state.shown !== known) setState(follow(state, known))

  const { shown, wanted } = state
  const own = useMemo(() => changesBetween(shown, wanted), [shown, wanted])
  const changed = Object.keys(own).length > 0
  useEffect(() => rememberUnsaved(session, own), [session, own])
  useAskBeforeClosing(changed)

  const complain = (complaints: FormState['complaints']) =>
    setState((now) => ({ ...now, complaints }))
  const save = async () => {
    const wrong = complaintsAbout(wanted)
    complain(wrong)
    if (saving || !changed || Object.keys(wrong).length > 0) return
    setSaving(true)
    try {
      const outcome = await store.save(wanted, shown)
      if (outcome === 'saved') notify.success(successMessages.preferencesSaved)
      else notify.info(successMessages.preferencesSavedLocally)
    } catch (error) {
      notify.error(messageOf(undefined, 'save-preferences'))
      complain((error instanceof CallFailure && error.answer?.fields) || {})
    }
    setSaving(false)
  }
  return {
    ...state,
    changed,
    saving,
    change: (next) => setState((now) => edit(now, next)),
    discard: () => setState(discard),
    save,
  }
}

/** Unsaved changes survive navigation, but not a closed tab. */
function useAskBeforeClosing(changed: boolean): void {
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [changed])
}

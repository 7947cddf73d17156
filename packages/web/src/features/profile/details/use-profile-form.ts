import { profileForm, profileOf, type User } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { successMessages } from '@daywell/core/errors'
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { needsPassword } from '#api/needs-password.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import type { Session } from '#services/session/session.ts'
import { useSession } from '#services/session/session-context.ts'

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmNewPassword: '' }
const PASSWORDS = ['currentPassword', 'newPassword', 'confirmNewPassword'] as const

interface Person extends Pick<User, 'username' | 'displayName' | 'email'> {}

/** State of the details form. `onPasswordChanged`: the other sessions have ended. */
export function useProfileForm(person: Person, onPasswordChanged: () => void) {
  const { api, premium } = useClients()
  const session = useSession()
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const [changesPassword, setChangesPassword] = useState(false)
  const [keepsTokens, setKeepsTokens] = useState(false)
  const hasSent = useRef(false)
  const form = useForm({
    schema: profileForm,
    initial: { ...namesOf(person), ...NO_PASSWORDS },
    feature: 'update-profile',
    async send(filled) {
      const body = profileOf(filled, keepsTokens)
      hasSent.current = true
      try {
        const { user, token } = (await premium.call(endpoints.updateProfile, { body })).body
        if (token) takeToken(session, user, token)
        saved(user, body.newPassword !== undefined)
      } catch (error) {
        if (!needsPassword(error)) throw error
        setPasswordNeeded(true)
      }
    },
  })

  // This form sends every field, so refresh stale values first: otherwise a save here could undo a
  // change made on another device.
  useEffect(() => {
    const leaving = new AbortController()
    api.call(endpoints.verify, { signal: leaving.signal }).then(
      // Race: an answer requested before a save may be older than it.
      ({ body }) => hasSent.current || session.renamed(body.user),
      // Offline: show the known values.
      () => {},
    )
    return () => leaving.abort()
  }, [api, session])
  const { username, displayName, email } = person
  const follow = useEffectEvent(form.settle)
  useEffect(() => follow({ username, displayName, email }), [username, displayName, email])

  function saved(user: User, withPassword: boolean): void {
    session.renamed(user)
    form.settle(namesOf(user))
    // The fields close, so discard text typed during the save.
    form.clear(...PASSWORDS)
    setPasswordNeeded(false)
    setChangesPassword(false)
    setKeepsTokens(false)
    notify.success(successMessages.profileUpdated)
    if (withPassword) onPasswordChanged()
  }

  return {
    form,
    isUnsaved: isUnsaved(form.values, person),
    changesPassword,
    togglePassword() {
      form.clear(...PASSWORDS)
      setChangesPassword(!changesPassword)
      setKeepsTokens(false)
    },
    /** The checkbox that is asked with a new password. */
    keepTokens: {
      checked: keepsTokens,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setKeepsTokens(event.target.checked),
    },
    isPasswordNeeded,
    /** Submits the password with the form's current values. */
    async confirm(body: { password: string }) {
      await premium.call(endpoints.confirmPassword, { body })
      setPasswordNeeded(false)
      form.submit()
    },
    doWithoutPassword: () => setPasswordNeeded(false),
  }
}

/** A new password revokes the old token; every tab continues with the new one. */
function takeToken(session: Session, user: User, token: string): void {
  const state = session.state()
  if (state.phase !== 'signed-in' || state.userId !== user.id) return
  session.signIn({ token, user, onboardingComplete: state.onboarded })
}

function namesOf({ username, displayName, email }: Person) {
  return { username, displayName, email }
}

function isUnsaved(values: Readonly<Record<string, string>>, person: Person): boolean {
  const known: Readonly<Record<string, string>> = { ...namesOf(person), ...NO_PASSWORDS }
  return Object.entries(known).some(([name, value]) => values[name] !== value)
}

import { profileForm, profileOf, type User } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { successMessages } from '@daywell/core/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { needsPassword } from '#api/needs-password.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import type { Session } from '#services/session/session.ts'
import { useSession } from '#services/session/session-context.ts'

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmNewPassword: '' }
const PASSWORDS = ['currentPassword', 'newPassword', 'confirmNewPassword'] as const

interface Person extends Pick<User, 'username' | 'displayName' | 'email'> {}

/** The form of names, email and password. `onPasswordChanged`: other sessions have ended by then. */
export function useProfileForm(person: Person, onPasswordChanged: () => void) {
  const { api, premium } = useClients()
  const session = useSession()
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const [changesPassword, setChangesPassword] = useState(false)
  const hasSent = useRef(false)
  const form = useForm({
    schema: profileForm,
    initial: { ...namesOf(person), ...NO_PASSWORDS },
    feature: 'update-profile',
    async send(filled) {
      const body = profileOf(filled)
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

  // What is known since the page began may be days old, and this form sends all of it: somebody
  // who changed their names on another device must not undo that here.
  useEffect(() => {
    const leaving = new AbortController()
    api.call(endpoints.verify, { signal: leaving.signal }).then(
      // Since a save went out, this may be what was before it.
      ({ body }) => hasSent.current || session.renamed(body.user),
      // Who cannot be asked is shown as they were known.
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
    // Their fields go, and with them what was typed into them meanwhile.
    form.clear(...PASSWORDS)
    setPasswordNeeded(false)
    setChangesPassword(false)
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
    },
    isPasswordNeeded,
    /** Gives the password, and saves what stands in the form then. */
    async confirm(body: { password: string }) {
      await premium.call(endpoints.confirmPassword, { body })
      setPasswordNeeded(false)
      form.submit()
    },
    doWithoutPassword: () => setPasswordNeeded(false),
  }
}

/** A new password ends the token before, so every tab goes on with the new one. */
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

import type { Preferences } from '@daywell/core/preferences'
import { useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { usePreferences } from '#services/preferences/use-preferences.ts'
import { useReminders } from '#services/reminders/use-reminders.ts'
import { useSession } from '#services/session/session-context.ts'
import { onboardingTexts } from './onboarding.texts.ts'

interface Finish {
  /** The preferences that were shown, and the edited ones. */
  readonly shown: Preferences
  readonly wanted: Preferences
  /** The preferences are stored: on the server, or here until they're synced. */
  readonly onKept: () => void
  readonly onDone: () => void
}

/** Finishes onboarding: saves wherever possible, and always continues to the journal. */
export function useFinish() {
  const store = usePreferences()
  const session = useSession()
  const { permission, setUp } = useReminders()
  const texts = useTexts(onboardingTexts)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const finish = async ({ shown, wanted, onKept, onDone }: Finish) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    // A permission request needs the click's user activation. Its answer isn't awaited.
    if (wanted.notifications.reminderEnabled && permission !== 'unsupported') {
      setUp(wanted).catch(() => {})
    }
    try {
      await store.save(wanted, shown)
      onKept()
    } catch {
      if (session.state().phase === 'signed-in') notify.error(texts.failed)
    }
    // The server may have ended the session instead of saving.
    if (session.state().phase !== 'signed-in') return
    // ONB-32: a code that wasn't saved doesn't follow into the journal; Profile renews it.
    session.code.drop()
    session.completeOnboarding()
    onDone()
  }
  return { busy, finish }
}

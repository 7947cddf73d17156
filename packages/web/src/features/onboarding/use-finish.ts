import type { Preferences } from '@daywell/core/preferences'
import { useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { usePreferences } from '#services/preferences/use-preferences.ts'
import { useReminders } from '#services/reminders/use-reminders.ts'
import { useSession } from '#services/session/session-context.ts'
import { onboardingTexts } from './onboarding.texts.ts'

interface Finish {
  /** What was shown, and what the person made of it. */
  readonly shown: Preferences
  readonly wanted: Preferences
  /** The preferences are kept somewhere: on the server, or here until they reach it. */
  readonly onKept: () => void
  readonly onDone: () => void
}

/** The end of the setup: saved wherever it can be, and on to the journal in any case. */
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
    // In the click itself: a browser answers no later question. Nobody waits for its answer.
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
    session.completeOnboarding()
    onDone()
  }
  return { busy, finish }
}

import { confirmation } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { successMessages } from '@daywell/core/errors'
import { useClients } from '#api/clients-context.ts'
import { forgetPerson } from '#device/local-store/forget-person.ts'
import { databaseOf } from '#device/local-store/tables/database-of.ts'
import { forgetMedia } from '#device/media/forget-media.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { deviceLedger } from '#services/reminders/ledger/device-ledger.ts'
import { useSession, useSessionState } from '#services/session/session-context.ts'

interface Known {
  /** Whether the journal is open: it then clears itself with the session. */
  readonly opened: boolean
}

/** Deletes the account on the server; local data is removed with the session. */
export function useDeleteAccount({ opened }: Known): () => Promise<void> {
  const { premium } = useClients()
  const { storage } = useJournalHandle()
  const session = useSession()
  const state = useSessionState()
  const userId = state.phase === 'signed-out' ? undefined : state.userId
  return async () => {
    await premium.call(endpoints.deleteProfile)
    session.end('gone')
    if (userId !== undefined && !opened) {
      await forgetPerson(window, userId).finally(() => forgetMedia(databaseOf(window), userId))
      // The account is gone even if removing local data fails.
      await deviceLedger(databaseOf(window), storage)
        .forget(userId)
        .catch(() => {})
    }
    notify.success(successMessages.accountDeleted)
  }
}

/** Asks for the password, then deletes the account. */
export function useDeletion(known: Known) {
  const { premium } = useClients()
  const deleteAccount = useDeleteAccount(known)
  return useForm({
    schema: confirmation,
    initial: { password: '' },
    feature: 'delete-account',
    async send(body) {
      await premium.call(endpoints.confirmPassword, { body })
      await deleteAccount()
    },
  })
}

import { confirmation } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { successMessages } from '@daywell/core/errors'
import { useClients } from '#api/clients-context.ts'
import { useForm } from '#forms/use-form.ts'
import type { Journal } from '#journal/journal.ts'
import { useSession, useSessionState } from '#session/session-context.ts'
import { notify } from '#ui/toasts/notify.ts'
import { forgetPerson } from './forget-person.ts'

/** The form that deletes the account: on the server first, and then what of it lies here. */
export function useDeletion(journal: Journal | undefined) {
  const { premium } = useClients()
  const session = useSession()
  const state = useSessionState()
  const userId = state.phase === 'signed-out' ? undefined : state.userId
  return useForm({
    schema: confirmation,
    initial: { password: '' },
    feature: 'delete-account',
    async send(body) {
      await premium.call(endpoints.confirmPassword, { body })
      await premium.call(endpoints.deleteProfile)
      if (userId !== undefined) await forgetPerson(window, userId, journal)
      session.end('gone')
      notify.success(successMessages.accountDeleted)
    },
  })
}

import { use, useMemo, useSyncExternalStore } from 'react'
import { useJournalHandle, useJournalState } from '#services/journal/journal-context.ts'
import { hasAgreed, onAgreement } from './agreement.ts'
import { onPermissionChange, type Permission, permissionIn } from './permission.ts'
import { RemindersContext } from './reminders-context.ts'
import { type AskedReminders, remindersIn } from './reminders-in.ts'

interface UsedReminders extends AskedReminders {
  readonly permission: Permission
  /** Whether the person has consented to share the days they write on. */
  readonly agreed: boolean
}

/** The signed-in person's notifications on this device. */
export function useReminders(): UsedReminders {
  const open = use(RemindersContext)
  if (!open) throw new Error('useReminders needs a RemindersProvider')
  const permission = useSyncExternalStore(onPermissionChange, () => permissionIn(window))
  const agreed = useAgreed()
  const acts = useMemo(() => remindersIn(window, open), [open])
  return { permission, agreed, ...acts }
}

function useAgreed(): boolean {
  const { storage } = useJournalHandle()
  const { userId } = useJournalState()
  return useSyncExternalStore(onAgreement, () => userId !== undefined && hasAgreed(storage, userId))
}

import { use, useMemo, useSyncExternalStore } from 'react'
import { useJournalRoom, useRoomState } from '#journal/journal-context.ts'
import { hasAgreed, onAgreement } from './agreement.ts'
import { askIn, onPermissionChange, type Permission, permissionIn } from './permission.ts'
import type { Reminders } from './reminders.ts'
import { type OpenReminders, RemindersContext } from './reminders-context.ts'

interface UsedReminders extends Reminders {
  readonly permission: Permission
  /** To be called in a click. */
  ask(): Promise<Permission>
  /** Whether the person lets the server know the days on which they write. */
  readonly agreed: boolean
}

/** The notifications of this device and of the person who is signed in. */
export function useReminders(): UsedReminders {
  const open = use(RemindersContext)
  if (!open) throw new Error('useReminders needs a RemindersProvider around it')
  const permission = useSyncExternalStore(onPermissionChange, () => permissionIn(window))
  const agreed = useAgreed()
  const acts = useMemo(() => actsOf(open), [open])
  return { permission, agreed, ...acts }
}

function useAgreed(): boolean {
  const { storage } = useJournalRoom()
  const { userId } = useRoomState()
  return useSyncExternalStore(onAgreement, () => userId !== undefined && hasAgreed(storage, userId))
}

function actsOf(open: OpenReminders): Reminders & Pick<UsedReminders, 'ask'> {
  const ask = () => askIn(window)
  return {
    ask,
    /** Asks for the permission first where nobody has yet: to be called in a click, too. */
    async setUp(preferences) {
      const permission = permissionIn(window)
      if (permission === 'unsupported') throw new Error('Notifications not supported')
      if (permission === 'default') await ask()
      await (await open()).setUp(preferences)
    },
    turnOffEverywhere: async () => (await open()).turnOffEverywhere(),
    agree: async (tellDays) => (await open()).agree(tellDays),
  }
}

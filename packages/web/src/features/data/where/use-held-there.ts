import { type AnswerOf, endpoints } from '@daywell/core/contract'
import type { StorageUse } from '@daywell/core/storage'
import { useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import type { Journal } from '#services/journal/journal.ts'

type Counts = AnswerOf<typeof endpoints.countHeld>['body']

export type HeldThere =
  | { readonly phase: 'asking' | 'unknown' }
  | {
      readonly phase: 'known'
      readonly counts: Counts
      /** Unknown to a server of an earlier version. */
      readonly storage: StorageUse | undefined
    }

/** Asks the server how much it holds, again after each sync; never estimates. */
export function useHeldThere({ sync }: Journal): HeldThere {
  const { api } = useClients()
  const [held, setHeld] = useState<HeldThere>({ phase: 'asking' })
  useEffect(() => {
    let latest = 0
    const askBoth = async (): Promise<HeldThere> => {
      const use = api.call(endpoints.getStorageUse).catch(() => undefined)
      const { body: counts } = await api.call(endpoints.countHeld)
      return { phase: 'known', counts, storage: (await use)?.body }
    }
    const ask = async () => {
      latest += 1
      const mine = latest
      const held = await askBoth().catch(() => undefined)
      if (mine === latest) setHeld(held ?? { phase: 'unknown' })
    }
    const lose = () => {
      latest += 1
      setHeld({ phase: 'unknown' })
    }
    const listening = new AbortController()
    const { signal } = listening
    void ask()
    const stop = sync.subscribe(() => void ask())
    window.addEventListener('online', () => void ask(), { signal })
    window.addEventListener('offline', lose, { signal })
    return () => {
      latest += 1
      stop()
      listening.abort()
    }
  }, [api, sync])
  return held
}

import { messageOf, successMessages } from '@daywell/core/errors'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useJournalRoom } from '#journal/journal-context.ts'
import { anotherPrompt, firstPrompt, type PromptParts } from './prompt-service.ts'
import { rememberSeen } from './seen-prompts.ts'
import type { WritingPrompt } from './writing-prompt.ts'

const library = () => import('./device-prompts.ts')
const toasts = () => import('#ui/toasts/notify.ts')

interface Page {
  prompt: string | undefined
  onPrompt: (next: string) => void
  /** The help text can be seen. */
  open: boolean
}

/** Brings a prompt to a page that has none yet, its help text, and another one when it is asked for. */
export function usePrompt({ prompt, onPrompt, open }: Page) {
  const parts = usePromptParts()
  const [busy, setBusy] = useState(false)
  const [helped, setHelped] = useState<WritingPrompt>()
  const current = useRef(prompt)
  useEffect(() => {
    current.current = prompt
  })

  const take = (next: WritingPrompt) => {
    rememberSeen(parts.storage, next.prompt)
    setHelped(next)
    onPrompt(next.prompt)
  }
  const takeFirst = useEffectEvent(take)
  useEffect(() => {
    if (prompt !== undefined) return
    const wanted = new AbortController()
    void firstPrompt(parts, wanted.signal).then((next) => {
      if (!wanted.signal.aborted) takeFirst(next)
    })
    return () => wanted.abort()
  }, [prompt, parts])

  const known = helped?.prompt === prompt
  useEffect(() => {
    if (!prompt || known || !open) return
    let wanted = true
    const look = async () => (await library()).helpTextOf(prompt)
    look().then(
      (helpText) => wanted && helpText && setHelped({ prompt, helpText }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [prompt, known, open])

  const another = async () => {
    const before = current.current
    setBusy(true)
    const next = await anotherPrompt(parts).catch(() => undefined)
    setBusy(false)
    // The page may have become another one meanwhile, with a prompt of its own.
    if (current.current !== before) return
    if (next) take(next)
    await say(next !== undefined)
  }
  return { helpText: known ? helped?.helpText : undefined, busy, another }
}

/** Where the toasts cannot be fetched, the new prompt is seen all the same. */
async function say(succeeded: boolean): Promise<void> {
  const found = await toasts().catch(() => undefined)
  if (succeeded) found?.notify.success(successMessages.promptGenerated)
  else found?.notify.error(messageOf(undefined, 'new-prompt'))
}

function usePromptParts(): PromptParts {
  const { api } = useClients()
  const { storage } = useJournalRoom()
  return useMemo(
    () => ({
      api,
      storage,
      now: () => Date.now(),
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      random: Math.random,
      library,
    }),
    [api, storage],
  )
}

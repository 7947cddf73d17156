import { messageOf, successMessages } from '@daywell/core/errors'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useJournalHandle, useJournalState } from '#services/journal/journal-context.ts'
import { anotherPrompt, firstPrompt, type PromptDeps } from './prompt-service.ts'
import { rememberSeen } from './seen-prompts.ts'
import type { WritingPrompt } from './writing-prompt.ts'

const library = () => import('./device-prompts.ts')
const toasts = () => import('#kit/ui/toasts/notify.ts')

interface Page {
  prompt: string | undefined
  onPrompt: (next: string) => void
  /** Whether the help text is visible. */
  open: boolean
}

/** Fetches a prompt for a page without one, its help text, and another on request. */
export function usePrompt({ prompt, onPrompt, open }: Page) {
  const deps = usePromptDeps()
  const [busy, setBusy] = useState(false)
  const [taken, setTaken] = useState<WritingPrompt>()
  const helpText = useHelpText(prompt, open, taken)
  const page = usePageMark(prompt)

  const take = (next: WritingPrompt) => {
    rememberSeen(deps.storage, next.prompt)
    setTaken(next)
    onPrompt(next.prompt)
  }
  const takeFirst = useEffectEvent(take)
  useEffect(() => {
    if (prompt !== undefined) return
    const wanted = new AbortController()
    void firstPrompt(deps, wanted.signal).then((next) => {
      if (!wanted.signal.aborted) takeFirst(next)
    })
    return () => wanted.abort()
  }, [prompt, deps])

  const another = async () => {
    const asking = page.current
    setBusy(true)
    const next = await anotherPrompt(deps).catch(() => undefined)
    setBusy(false)
    if (page.current !== asking) return
    if (next) take(next)
    await showToast(next !== undefined)
  }
  return { helpText, busy, another }
}

/** An entry stores only the prompt's text; the help text comes from the library. */
function useHelpText(prompt: string | undefined, open: boolean, taken: WritingPrompt | undefined) {
  const [found, setFound] = useState<WritingPrompt>()
  const known = [taken, found].find((one) => one?.prompt === prompt)
  const missing = open && !known ? prompt : undefined
  useEffect(() => {
    if (!missing) return
    library().then(
      ({ helpTextOf }) => setFound({ prompt: missing, helpText: helpTextOf(missing) ?? '' }),
      () => {},
    )
  }, [missing])
  return known?.helpText
}

/** A token per prompt and page, so that a late answer can be dropped. */
function usePageMark(prompt: string | undefined) {
  const mark = useRef<object>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new prompt needs a new token
  useEffect(() => {
    mark.current = {}
    return () => {
      mark.current = null
    }
  }, [prompt])
  return mark
}

/** If the toasts fail to load, the new prompt is still visible. */
async function showToast(succeeded: boolean): Promise<void> {
  const found = await toasts().catch(() => undefined)
  if (succeeded) found?.notify.success(successMessages.promptGenerated)
  else found?.notify.error(messageOf(undefined, 'new-prompt'))
}

function usePromptDeps(): PromptDeps {
  const { api } = useClients()
  const { storage } = useJournalHandle()
  const { userId } = useJournalState()
  return useMemo(
    () => ({
      api,
      storage,
      userId,
      now: () => Date.now(),
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      random: Math.random,
      library,
    }),
    [api, storage, userId],
  )
}

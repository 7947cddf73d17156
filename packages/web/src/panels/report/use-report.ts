import type { Book } from '@daywell/core/report'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveFile } from '#device/files/save-file.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import { problemOf } from './problem-of.ts'
import { reportTexts } from './report.texts.ts'

/** A report to print here, or to request from the server. */
export type Wanted =
  | { readonly from: 'here'; readonly fileName: string; readonly book: Book }
  | {
      readonly from: 'server'
      readonly fileName: string
      readonly ask: (signal: AbortSignal) => Promise<Blob>
    }

export type ReportState =
  | { readonly phase: 'rest' }
  | { readonly phase: 'busy' }
  | { readonly phase: 'printing'; readonly fileName: string; readonly book: Book }
  | { readonly phase: 'done'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string }

/** Makes one report at a time; unmounting aborts it. */
export function useReport() {
  const texts = useTexts(reportTexts)
  const { refresh } = useSubscriptionStore()
  const [state, setState] = useState<ReportState>({ phase: 'rest' })
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const printed = useCallback(
    () => setState({ phase: 'done', message: texts.printed }),
    [texts.printed],
  )

  async function fetched(wanted: Extract<Wanted, { from: 'server' }>): Promise<ReportState> {
    const stopping = new AbortController()
    const { signal } = stopping
    leaving.current = stopping
    try {
      saveFile(wanted.fileName, await wanted.ask(signal))
      return { phase: 'done', message: texts.saved(wanted.fileName) }
    } catch (error) {
      if (signal.aborted) return { phase: 'rest' }
      if (error instanceof CallFailure && error.status === 403) void refresh()
      return { phase: 'failed', message: problemOf(error, texts) }
    }
  }

  return {
    state,
    async make(wanted: Wanted): Promise<void> {
      const { fileName } = wanted
      if (wanted.from === 'here')
        return setState({ phase: 'printing', fileName, book: wanted.book })
      setState({ phase: 'busy' })
      setState(await fetched(wanted))
    },
    printed,
  }
}

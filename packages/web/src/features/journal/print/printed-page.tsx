import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { MediaItem } from '#kit/formatted-text/block.ts'
import { FormattedText } from '#kit/formatted-text/formatted-text.tsx'
import { formatDay } from '#kit/texts/dates.ts'
import { PrintedMedia } from '#panels/media/print/printed-media.tsx'
import { usePrintables } from '#panels/media/print/use-printables.ts'
import { shownItem } from '#panels/media/shown-item.ts'
import { useEntries } from '#services/journal/journal-context.ts'
import { useEditorView } from '../editor/editor-context.ts'
import type { FieldRefs } from '../editor/use-page.ts'
import { useToday } from '../editor/use-today.ts'
import styles from './printed-page.module.css'

interface PrintedPageProps {
  refs: Pick<FieldRefs, 'title' | 'text'>
}

/**
 * The page as it's printed. What is on the screen can't be: a text field doesn't break between
 * pages, and an editor has only the lines in view.
 */
export function PrintedPage({ refs }: PrintedPageProps) {
  const [printed, setPrinted] = useState<{ readonly title: string; readonly text: string }>()
  const today = useToday()
  const day = useEditorView((state) => state.details.localDate) ?? today
  const printables = usePrintables(useSavedText())
  const viewMedia = (items: readonly MediaItem[]) => (
    <PrintedMedia items={items.map(shownItem)} ready={printables()} />
  )
  const begin = useEffectEvent(() => {
    // Some browsers don't tell when printing ends.
    flushSync(() => setPrinted(undefined))
    const title = refs.title.current?.value.trim() ?? ''
    const text = refs.text.current?.value ?? ''
    if (isSomethingElse() || (title === '' && text.trim() === '')) return
    // The browser lays out what is printed right after this event.
    flushSync(() => setPrinted({ title, text }))
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeprint', () => begin(), { signal })
    window.addEventListener('afterprint', () => setPrinted(undefined), { signal })
    return () => listening.abort()
  }, [])
  if (!printed) return null
  return createPortal(
    <article className={styles.page} data-printed-page="">
      <p className={styles.day}>{formatDay(day, { dateStyle: 'full' })}</p>
      {printed.title !== '' && (
        <h1 className={styles.title} dir="auto">
          {printed.title}
        </h1>
      )}
      <FormattedText text={printed.text} under={1} viewMedia={viewMedia} />
    </article>,
    document.body,
  )
}

/** The text of the page is saved soon after it changes. */
function useSavedText(): string {
  const entryId = useEditorView((state) => state.entryId)
  const entries = useEntries()
  return useMemo(
    () => entries.find(({ _id }) => _id === entryId)?.content ?? '',
    [entries, entryId],
  )
}

/** A dialog over the page, or a report. */
function isSomethingElse(): boolean {
  return document.querySelector('dialog:modal, [data-printed-book]') !== null
}

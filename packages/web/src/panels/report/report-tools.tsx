import { endpoints } from '@daywell/core/contract'
import {
  type MonthlyInsights,
  periodOf,
  type SpanSummary,
  type WeeklySummary,
} from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import { makeBook, paperFor, summaryFileName } from '@daywell/core/report'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '#api/client.ts'
import { useClients } from '#api/clients-context.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { summaryHeaders } from '#panels/assistant/setting/summary-headers.ts'
import type { Journal } from '#services/journal/journal.ts'
import { Outcome } from './outcome.tsx'
import { RangeDialog } from './range/range-dialog.tsx'
import styles from './report.module.css'
import { reportTexts } from './report.texts.ts'
import { useReport, type Wanted } from './use-report.ts'
import { inOrder, isMadeHere, isOnServer, today } from './where-made.ts'

/** The summary shown on the page. */
type SummaryShown =
  | { readonly phase: 'weekly'; readonly summary: WeeklySummary }
  | { readonly phase: 'monthly'; readonly summary: MonthlyInsights }
  | { readonly phase: 'yearly'; readonly summary: SpanSummary }

interface ReportToolsProps {
  journal: Journal
  shown?: SummaryShown | undefined
  /** A day of the summary's week, month or year; today if there's none. */
  day?: string | undefined
}

/** Report actions: the week, month or year shown, or any range. */
export function ReportTools({ journal, shown, day }: ReportToolsProps) {
  const texts = useTexts(reportTexts)
  const [choosing, setChoosing] = useState(false)
  return (
    <section className={styles.tools} aria-label={texts.label}>
      {shown && <ExportSummary key={shown.phase + day} journal={journal} shown={shown} day={day} />}
      <Button kind={shown ? 'quiet' : 'plain'} onClick={() => setChoosing(true)}>
        {texts.range}
      </Button>
      {choosing && <RangeDialog journal={journal} onClose={() => setChoosing(false)} />}
    </section>
  )
}

interface ExportProps extends ReportToolsProps {
  shown: SummaryShown
}

function ExportSummary({ journal, shown, day }: ExportProps) {
  const texts = useTexts(reportTexts)
  const { premium } = useClients()
  const { state, make, printed } = useReport()
  const entries = entriesOf(journal, shown.phase, day)
  const isHere = isMadeHere(journal.levels.level(), entries)
  const leftOut = isHere ? 0 : entries.filter((entry) => !isOnServer(entry)).length
  return (
    <>
      <Button
        icon={<FileDown aria-hidden="true" />}
        busy={state.phase === 'busy' || state.phase === 'printing'}
        onClick={() => void make(wantedOf({ journal, shown, day }, premium))}
      >
        {texts[shown.phase]}
      </Button>
      <div className={styles.words}>
        {isHere && <p className="text-small text-soft">{texts.here}</p>}
        {leftOut > 0 && <p className="text-small text-soft">{texts.leftOut(leftOut)}</p>}
        <Outcome state={state} onPrinted={printed} />
      </div>
    </>
  )
}

function entriesOf({ store }: Journal, kind: SummaryShown['phase'], day = today()): Entry[] {
  const { from, to } = periodOf(kind, day)
  return inOrder(store.entries().filter(({ localDate }) => from <= localDate && localDate <= to))
}

function wantedOf({ journal, shown, day }: ExportProps, premium: Client<'premium'>): Wanted {
  const kind = shown.phase
  const level = journal.levels.level()
  const entries = entriesOf(journal, kind, day)
  const fileName = summaryFileName(kind, day ?? today())
  if (isMadeHere(level, entries)) {
    const { from, to } = periodOf(kind, day ?? today())
    const made = { span: { from, to }, entries, summary: summedFrom(shown), today: today() }
    const book = makeBook({ ...made, paper: paperFor(navigator.language) })
    return { from: 'here', fileName, book }
  }
  const headers = { ...summaryHeaders(level), 'summary-day': day }
  const ask = async (signal: AbortSignal) =>
    (await premium.call(endpointOf(kind), { headers, signal })).body as Blob
  return { from: 'server', fileName, ask }
}

function summedFrom(shown: SummaryShown): Parameters<typeof makeBook>[0]['summary'] {
  switch (shown.phase) {
    case 'weekly':
      return { kind: 'weekly', summary: shown.summary }
    case 'monthly':
      return { kind: 'monthly', summary: shown.summary }
    case 'yearly':
      return { kind: 'yearly', summary: shown.summary }
  }
}

function endpointOf(kind: SummaryShown['phase']) {
  return {
    weekly: endpoints.weeklyPdf,
    monthly: endpoints.monthlyPdf,
    yearly: endpoints.yearlyPdf,
  }[kind]
}

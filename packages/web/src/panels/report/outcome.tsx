import { lazy, Suspense } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { reportTexts } from './report.texts.ts'
import type { ReportState } from './use-report.ts'

const PrintedBook = lazy(async () => {
  const { PrintedBook: loaded } = await import('./print/printed-book.tsx')
  return { default: loaded }
})

/** The state of a report: pending, ready or failed. */
export function Outcome({ state, onPrinted }: { state: ReportState; onPrinted: () => void }) {
  const { setting } = useTexts(reportTexts)
  return (
    <>
      <p className="text-small text-soft" role="status">
        {state.phase === 'busy' && setting}
        {state.phase === 'done' && state.message}
      </p>
      {state.phase === 'failed' && <Banner kind="danger">{state.message}</Banner>}
      {state.phase === 'printing' && (
        <Suspense>
          <PrintedBook book={state.book} fileName={state.fileName} onPrinted={onPrinted} />
        </Suspense>
      )}
    </>
  )
}

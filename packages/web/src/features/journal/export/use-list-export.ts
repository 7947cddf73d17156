import type { Entry } from '@daywell/core/journal'
import { mediaShownIn } from '@daywell/core/media'
import { useCallback } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { pastEntriesTexts } from '../past-entries/past-entries.texts.ts'
import { exportEntry } from './export-entry.ts'
import { type Outcomes, runningExport } from './running-export.ts'

/** Exports entries with progress and a way to stop. */
export function useListExport() {
  const running = runningExport(useJournalHandle())
  const texts = useTexts(pastEntriesTexts).foot
  return {
    progress: useObservable(running, running.progress),
    start: (entries: readonly Entry[]) => void running.start(entries, outcomesIn(texts)),
    stop: running.stop,

    /** As text; with photos or recordings, as Markdown with their files. */
    startOne: useCallback(
      (entry: Entry) => {
        if (mediaShownIn(entry.content).length === 0) exportEntry(entry)
        else if (running.progress()) notify.info(texts.exportBusy)
        else void running.start([entry], outcomesIn(texts))
      },
      [running, texts],
    ),
  }
}

function outcomesIn(texts: (typeof pastEntriesTexts)['en']['foot']): Outcomes {
  return {
    onDone: (count, mediaMissing) => {
      if (mediaMissing === 0) notify.success(texts.exported(count))
      else notify.info(texts.exportedWithout(count, mediaMissing))
    },
    onFailed: () => notify.error(texts.exportFailed),
    onStopped: () => notify.info(texts.exportStopped),
  }
}

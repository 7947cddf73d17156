import type { Why } from '@daywell/core/sync'
import { useId, useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import type { Journal } from '#services/journal/journal.ts'
import styles from './leaving.module.css'
import { type LeavingTexts, leavingTexts } from './leaving.texts.ts'
import type { OnlyHere } from './only-here.ts'

interface Props {
  readonly journal: Journal
  readonly counted: OnlyHere
  readonly onNothingLeft: () => void
}

/** Syncs the outbox before leaving, with progress and errors. */
export function SyncWay({ journal, counted, onNothingLeft }: Props) {
  const texts = useTexts(leavingTexts)
  const whatId = useId()
  const { store, levels } = journal
  const level = useObservable(levels, levels.level)
  const { run, start } = useSyncNow(journal, onNothingLeft)
  const left = useObservable(store, () => store.outbox().length)
  const may = left > 0 && (level !== 'local' || counted.deletions > 0)
  const running = run.phase === 'running'
  return (
    <li className={styles.way}>
      <Button busy={running} aria-disabled={!may} aria-describedby={whatId} onClick={start}>
        {texts.logOut.sync}
      </Button>
      <div className={styles.what}>
        <p className="text-small" id={whatId}>
          {whatOf(texts.logOut, may, counted)}
        </p>
        {running && (
          <Progress label={texts.logOut.progress} value={1 - left / Math.max(run.total, 1)} />
        )}
        <p role="status" className={styles.result}>
          {running && texts.logOut.syncing(run.total - left, run.total)}
          {run.phase === 'done' && texts.logOut.synced}
        </p>
        <p role="alert" className={styles.trouble}>
          {run.phase === 'failed' && texts.trouble[run.why]}
        </p>
      </div>
    </li>
  )
}

function whatOf(texts: LeavingTexts['logOut'], may: boolean, { waiting }: OnlyHere): string {
  if (may) return texts.syncWhat
  return waiting > 0 ? texts.notUnderLocal : texts.nothingToSync
}

type SyncRun =
  | { readonly phase: 'idle' | 'done' }
  /** `total`: size of the outbox at the start. */
  | { readonly phase: 'running'; readonly total: number }
  | { readonly phase: 'failed'; readonly why: Why | 'left-over' }

/** Syncs the outbox, with progress. */
function useSyncNow({ store, sync }: Journal, onNothingLeft: () => void) {
  const [run, setRun] = useState<SyncRun>({ phase: 'idle' })
  const start = async () => {
    setRun({ phase: 'running', total: store.outbox().length })
    const why = (await sync.now()) ?? whyLeftOver(store.outbox().length, sync.status())
    setRun(why ? { phase: 'failed', why } : { phase: 'done' })
    if (!why) onNothingLeft()
  }
  return { run, start: () => void start() }
}

/** After a successful sync, the rest may not be sent or was refused. */
function whyLeftOver(
  left: number,
  status: ReturnType<Journal['sync']['status']>,
): Why | 'left-over' | undefined {
  if (left === 0) return undefined
  return status.kind === 'failed' ? status.why : 'left-over'
}

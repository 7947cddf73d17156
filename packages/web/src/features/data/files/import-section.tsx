import { useEffect, useRef } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { ConfirmPassword } from '#panels/leaving/confirm-password.tsx'
import { type ImportState, importJob } from '#services/backup/in/import-job.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { ChooseFiles } from './choose-files.tsx'
import styles from './files.module.css'
import { filesTexts } from './files.texts.ts'
import { ImportOutlook } from './import-outlook.tsx'
import { ImportProblem } from './import-problem.tsx'
import { ImportReport } from './import-report.tsx'
import { LockedFile } from './locked-file.tsx'
import { WorkLine } from './work-line.tsx'

/** Imports entries from a backup or another app. */
export function ImportSection() {
  const { import: texts } = useTexts(filesTexts)
  const job = importJob(useJournalHandle())
  const state = useObservable(job, job.state)
  const step = useStepFocus(state.phase)
  return (
    <PageSection id="import" title={texts.title}>
      <p className="text-soft">{texts.lead}</p>
      <div ref={step} tabIndex={-1} className={styles.step}>
        <Step state={state} />
      </div>
    </PageSection>
  )
}

type Phase = ImportState['phase']

/** Steps that show a question or a result; focus moves there because the focused button is gone. */
const FOCUS_PHASES: readonly Phase[] = ['locked', 'password-needed', 'asking', 'done', 'failed']

function useStepFocus(phase: Phase) {
  const step = useRef<HTMLDivElement>(null)
  const last = useRef(phase)
  useEffect(() => {
    const before = last.current
    last.current = phase
    if (before === phase || !FOCUS_PHASES.includes(phase)) return
    // Don't take focus from a person who has moved elsewhere on the page.
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    const title = step.current?.querySelector<HTMLElement>('h3')
    const next = title ?? step.current
    next?.focus()
  }, [phase])
  return step
}

function Step({ state }: { state: ImportState }) {
  const { import: texts } = useTexts(filesTexts)
  const clients = useClients()
  const job = importJob(useJournalHandle())
  const choose = (files: readonly File[]) => void job.choose(clients, files)
  switch (state.phase) {
    case 'idle':
      return <ChooseFiles onChoose={choose} />
    case 'opening':
      return (
        <WorkLine
          label={texts.lookingLabel}
          said={texts.looking(state.name)}
          value={state.done}
          stop={texts.cancel}
          onStop={job.dismiss}
        />
      )
    case 'unlocking':
      return (
        <WorkLine
          label={texts.unlocking}
          said={texts.unlocking}
          value={state.done}
          stop={texts.cancel}
          onStop={job.dismiss}
        />
      )
    case 'locked':
      return (
        <LockedFile
          name={state.file.name}
          wrong={state.wrong}
          onOpen={(passphrase) => void job.unlock(clients, state.file, passphrase)}
          onCancel={job.dismiss}
        />
      )
    case 'password-needed':
      return (
        <ConfirmPassword
          title={texts.passwordFor(state.name)}
          onConfirmed={state.again}
          onCancel={job.dismiss}
        />
      )
    case 'asking':
      return (
        <ImportOutlook
          outlook={state.outlook}
          onWish={(wishes) => void job.wish(clients, state.outlook, wishes)}
          onImport={() => void job.start(clients, state.outlook)}
          onCancel={job.dismiss}
        />
      )
    case 'importing': {
      const { entries } = state.outlook
      return (
        <WorkLine
          label={texts.importingLabel}
          said={texts.importing(Math.round(state.done * entries), entries)}
          value={state.done}
          stop={texts.stop}
          onStop={job.stop}
        />
      )
    }
    case 'done':
      return <ImportReport {...state} onClose={job.dismiss} />
    case 'failed':
      return <ImportProblem {...state} onAgain={job.dismiss} />
  }
}

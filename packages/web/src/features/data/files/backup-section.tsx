import { useId, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Radio } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { ConfirmPassword } from '#panels/leaving/confirm-password.tsx'
import { importJob } from '#services/backup/in/import-job.ts'
import { type BackupState, backupJob } from '#services/backup/out/backup-job.ts'
import type { BackupKind } from '#services/backup/out/make-backup.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { dayText } from './day-text.ts'
import styles from './files.module.css'
import { filesTexts } from './files.texts.ts'
import { emptyPassphrase, NewPassphrase, type Passphrase } from './new-passphrase.tsx'
import { WorkLine } from './work-line.tsx'

const KINDS: readonly BackupKind[] = ['json', 'markdown', 'encrypted']

/** Makes a backup file of everything the person has. */
export function BackupSection() {
  const { backup: texts } = useTexts(filesTexts)
  const clients = useClients()
  const handle = useJournalHandle()
  const job = backupJob(handle)
  const state = useObservable(job, job.state)
  // During an import, that step has the primary button.
  const bringing = importJob(handle)
  const isNext = useObservable(bringing, bringing.state).phase === 'idle'
  const [kind, setKind] = useState<BackupKind>('json')
  const [passphrase, setPassphrase] = useState<Passphrase>(emptyPassphrase)
  const [tried, setTried] = useState(false)
  const groupName = useId()
  const locked = kind === 'encrypted'
  const start = () => {
    setTried(true)
    if (locked && !passphrase.isGood) return
    const secret = locked ? { passphrase: passphrase.words } : {}
    void job.start(clients, { kind, ...secret, missing: texts.incomplete })
    setPassphrase(emptyPassphrase)
    setTried(false)
  }
  const busy = state.phase === 'working'
  return (
    <PageSection id="backup" title={texts.title}>
      <p className="text-soft">{texts.lead}</p>
      <ChoiceGroup legend={texts.kindsLegend} legendHidden>
        {KINDS.map((one) => (
          <Radio
            key={one}
            name={groupName}
            checked={kind === one}
            disabled={busy}
            onChange={() => setKind(one)}
            {...texts.kinds[one]}
          />
        ))}
      </ChoiceGroup>
      {locked && !busy && (
        <NewPassphrase value={passphrase} tried={tried} onChange={setPassphrase} />
      )}
      {busy && <Working state={state} onStop={job.stop} />}
      {state.phase === 'password-needed' && (
        <ConfirmPassword
          title={texts.passwordNeeded}
          onConfirmed={state.again}
          onCancel={job.dismiss}
        />
      )}
      {!busy && state.phase !== 'password-needed' && (
        <div className={styles.actions}>
          <Button kind={isNext ? 'primary' : 'plain'} onClick={start}>
            {texts.act}
          </Button>
          <p className="text-small text-quiet">{lastText(job.last(), texts)}</p>
        </div>
      )}
      <Outcome state={state} />
    </PageSection>
  )
}

type Texts = (typeof filesTexts)['en']['backup']

function lastText(last: number | undefined, texts: Texts): string {
  return last === undefined ? texts.never : texts.last(dayText(new Date(last)))
}

function Working({ state, onStop }: { state: BackupState; onStop: () => void }) {
  const { backup: texts } = useTexts(filesTexts)
  if (state.phase !== 'working') return null
  const { progress } = state
  const labels = texts.progress
  const said =
    'all' in progress ? labels[progress.phase](progress.done, progress.all) : labels[progress.phase]
  return (
    <WorkLine
      label={labels.label}
      said={said}
      value={shareOf(progress)}
      stop={texts.stop}
      onStop={onStop}
    />
  )
}

function shareOf(progress: Extract<BackupState, { phase: 'working' }>['progress']) {
  if (progress.phase === 'asking') return undefined
  if (progress.phase === 'sealing') return progress.done
  return progress.all === 0 ? 1 : progress.done / progress.all
}

/** The outcome stays until the next backup starts. */
function Outcome({ state }: { state: BackupState }) {
  const { backup: texts } = useTexts(filesTexts)
  if (state.phase === 'failed') return <Banner kind="danger">{texts.failed}</Banner>
  return (
    <div role="status">
      {state.phase === 'done' && (
        <div className={styles.result}>
          <p>{texts.done(state.made.name, state.made.count, state.made.media)}</p>
          {state.made.halved > 0 && <p>{texts.halved(state.made.halved)}</p>}
          {state.made.mediaMissing > 0 && (
            <p className={styles.warning}>{texts.mediaMissing(state.made.mediaMissing)}</p>
          )}
          {state.made.incomplete && <p className={styles.warning}>{texts.incomplete}</p>}
        </div>
      )}
    </div>
  )
}

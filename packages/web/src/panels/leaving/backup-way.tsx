import { useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import styles from './leaving.module.css'
import { leavingTexts } from './leaving.texts.ts'
import type { BackupRun } from './use-backup.ts'

interface Props {
  readonly run: BackupRun
  readonly off?: boolean
  readonly onDownload: () => void
  readonly onCancel: () => void
}

/** Downloads a backup before leaving, and names its file. */
export function BackupWay({ run, off = false, onDownload, onCancel }: Props) {
  const { backup: texts, confirm } = useTexts(leavingTexts)
  const whatId = useId()
  const again = ['done', 'stale', 'unfinished', 'not-removed'].includes(run.phase)
  if (run.phase === 'password-needed')
    return (
      <li className={styles.way}>
        <ConfirmPassword title={confirm.forBackup} onConfirmed={onDownload} onCancel={onCancel} />
      </li>
    )
  return (
    <li className={styles.way}>
      <Button
        busy={run.phase === 'running'}
        busyLabel={texts.running}
        aria-disabled={off}
        aria-describedby={whatId}
        onClick={onDownload}
      >
        {again ? texts.again : texts.act}
      </Button>
      <div className={styles.what}>
        <p className="text-small" id={whatId}>
          {texts.what}
        </p>
        <p role="status" className={styles.result}>
          {run.phase === 'done' && texts.done(run.name)}
          {run.phase === 'done' && run.incomplete && ` ${texts.incomplete}`}
        </p>
        <p role="alert" className={styles.trouble}>
          {run.phase === 'failed' && texts.failed}
          {run.phase === 'done' && run.mediaMissing > 0 && texts.mediaMissing(run.mediaMissing)}
          {run.phase === 'stale' && texts.stale}
          {run.phase === 'unfinished' && texts.unfinished}
          {run.phase === 'not-removed' && texts.notRemoved}
        </p>
      </div>
    </li>
  )
}

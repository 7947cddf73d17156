import { useId, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { ConfirmDialog } from '#kit/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { BackupWay } from './backup-way.tsx'
import styles from './leaving.module.css'
import { leavingTexts } from './leaving.texts.ts'
import { countOnlyHere, isAnyMedia, isAnything } from './only-here.ts'
import { OnlyHereList } from './only-here-list.tsx'
import { SyncWay } from './sync-way.tsx'
import { type BackupRun, useBackup } from './use-backup.ts'
import { useDraftCount, useMediaOnlyHere, useOnlyHere } from './use-only-here.ts'
import { useTooEarly } from './use-too-early.ts'

interface Props {
  readonly journal: Journal
  /** The last input is still being saved. */
  readonly saving: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** PRIV-19, PRIV-21: offers choices for local-only data; nothing happens before an answer. */
export function LogOutDialog({ journal, saving, onStay, onLeave }: Props) {
  const texts = useTexts(leavingTexts)
  const counted = useOnlyHere(journal)
  const drafts = useDraftCount(journal)
  const media = useMediaOnlyHere(journal)
  const { run, download, cancel, remove } = useBackup(journal, texts.backup.missing)
  const early = useTooEarly()
  const [removing, setRemoving] = useState(false)
  const leave = () => {
    if (early.check()) onLeave()
  }
  const leaveIfNothingIsLeft = () => {
    const { store } = journal
    const counts = countOnlyHere(store.entries(), store.outbox())
    if (!isAnything(counts) && drafts === 0 && !isAnyMedia(media)) leave()
  }
  if (removing) {
    return (
      <RemoveDialog
        count={counted.kept + counted.waiting}
        mediaCount={media.ids.length}
        onBack={() => setRemoving(false)}
        onRemove={async () => ((await remove()) ? onLeave() : setRemoving(false))}
      />
    )
  }
  const something = isAnything(counted) || drafts > 0 || isAnyMedia(media)
  return (
    <Dialog
      open
      wide
      title={texts.logOut.title}
      onClose={onStay}
      actions={
        <>
          <Button kind="quiet" onClick={onStay}>
            {texts.logOut.stay}
          </Button>
          <Button kind="primary" data-autofocus="" onClick={leave}>
            {something ? texts.logOut.keep : texts.logOut.leave}
          </Button>
        </>
      }
    >
      {saving && <Banner>{texts.logOut.saving}</Banner>}
      <OnlyHereList counted={counted} drafts={drafts} media={media} />
      {something && <p>{texts.logOut.keepWhat}</p>}
      {early.is && <Banner kind="danger">{texts.backup.underWay}</Banner>}
      <ul className={styles.ways} aria-label={texts.logOut.legend}>
        <SyncWay journal={journal} counted={counted} onNothingLeft={leaveIfNothingIsLeft} />
        <BackupWay run={run} onDownload={download} onCancel={cancel} />
        {mayRemove(run) && something && <RemoveWay onRemove={() => setRemoving(true)} />}
      </ul>
    </Dialog>
  )
}

/** A photo that isn't in the backup may be nowhere else. */
function mayRemove(run: BackupRun): boolean {
  return run.phase === 'done' && run.mediaMissing === 0
}

function RemoveWay({ onRemove }: { onRemove: () => void }) {
  const { logOut: texts } = useTexts(leavingTexts)
  const whatId = useId()
  return (
    <li className={styles.way}>
      <Button kind="danger" aria-describedby={whatId} onClick={onRemove}>
        {texts.remove}
      </Button>
      <p className="text-small" id={whatId}>
        {texts.removeWhat}
      </p>
    </li>
  )
}

interface Removing {
  readonly count: number
  readonly mediaCount: number
  readonly onBack: () => void
  readonly onRemove: () => Promise<void>
}

function RemoveDialog({ count, mediaCount, onBack, onRemove }: Removing) {
  const { remove: texts } = useTexts(leavingTexts)
  const [busy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    void onRemove()
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={texts.title(count, mediaCount)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={confirm}
      onCancel={onBack}
    >
      {texts.what}
    </ConfirmDialog>
  )
}

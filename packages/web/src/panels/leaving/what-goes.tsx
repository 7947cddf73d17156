import { useTexts } from '#kit/texts/use-texts.ts'
import { SubscriptionGoes } from '#panels/paywall/subscription-goes.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalState } from '#services/journal/journal-context.ts'
import { BackupWay } from './backup-way.tsx'
import styles from './leaving.module.css'
import { leavingTexts } from './leaving.texts.ts'
import { OnlyHereList } from './only-here-list.tsx'
import { useBackup } from './use-backup.ts'
import { useDraftCount, useMediaOnlyHere, useOnlyHere } from './use-only-here.ts'

/** Before an account deletion: local-only data, a backup, what's deleted and what stays. */
export function WhatGoes({ off }: { off: boolean }) {
  const { deletion: texts, backup } = useTexts(leavingTexts)
  const room = useJournalState()
  const journal = room.phase === 'open' ? room.journal : undefined
  const { run, download, cancel } = useBackup(journal, backup.missing)
  return (
    <>
      {journal && <OnlyHereCount journal={journal} />}
      {!journal && <p>{room.phase === 'failed' ? texts.notCounted : texts.counting}</p>}
      {journal && (
        <ul className={styles.ways}>
          <BackupWay run={run} off={off} onDownload={download} onCancel={cancel} />
        </ul>
      )}
      <Consequences />
      <SubscriptionGoes />
    </>
  )
}

function OnlyHereCount({ journal }: { journal: Journal }) {
  return (
    <OnlyHereList
      counted={useOnlyHere(journal)}
      drafts={useDraftCount(journal)}
      media={useMediaOnlyHere(journal)}
    />
  )
}

function Consequences() {
  const { deletion: texts } = useTexts(leavingTexts)
  const lists = [
    [texts.goes, texts.goesList],
    [texts.stays, texts.staysList],
  ] as const
  return lists.map(([title, list]) => (
    <div key={title} className={styles.counts}>
      <h3 className={styles.sum}>{title}</h3>
      <ul>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ))
}

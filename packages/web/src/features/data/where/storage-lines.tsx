import { isNearlyFull, type StorageUse, sizeText, type UseOfQuota } from '@daywell/core/storage'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './where.module.css'
import { whereTexts } from './where.texts.ts'

/** QUOTA-02: what the person uses of the server's storage, with a warning before it's full. */
export function StorageLines({ storage }: { storage: StorageUse }) {
  const { storage: texts } = useTexts(whereTexts)
  const { entries, entryBytes, versionBytes, mediaBytes } = storage
  const uses = [
    texts.entries(inWords(entryBytes, sizeText, texts.of)),
    texts.versions(inWords(versionBytes, sizeText, texts.of)),
    ...(mediaBytes.used > 0 ? [texts.media(inWords(mediaBytes, sizeText, texts.of))] : []),
  ]
  return (
    <>
      <p>{uses.join(' ')}</p>
      {isNearlyFull(entries) && (
        <p role="alert" className={styles.warning}>
          {texts.manyEntries(inWords(entries, count, texts.of))}
        </p>
      )}
      {isNearlyFull(entryBytes) && (
        <p role="alert" className={styles.warning}>
          {texts.nearlyFull}
        </p>
      )}
      {isNearlyFull(versionBytes) && (
        <p role="alert" className={styles.warning}>
          {texts.versionsNearlyFull}
        </p>
      )}
      {isNearlyFull(mediaBytes) && (
        <p role="alert" className={styles.warning}>
          {texts.mediaNearlyFull}
        </p>
      )}
    </>
  )
}

function inWords(
  { used, allowed }: UseOfQuota,
  text: (amount: number) => string,
  of: (used: string, allowed: string) => string,
): string {
  return allowed === null ? text(used) : of(text(used), text(allowed))
}

function count(amount: number): string {
  return amount.toLocaleString('en')
}

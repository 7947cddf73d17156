import type { PrivacyLevel } from '@daywell/core/preferences'
import { useEffect, useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { momentText } from '#kit/texts/dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { Journal } from '#services/journal/journal.ts'
import styles from './where.module.css'
import { type WhereTexts, whereTexts } from './where.texts.ts'

/** A recipient of some of a person's data. */
interface Recipient {
  readonly name: keyof WhereTexts['recipients']
  /** Whether it receives entry text at this level. */
  readonly getsWords: (level: PrivacyLevel | undefined) => boolean
}

/**
 * Every recipient of any data. A feature that starts sending something new has to be added here:
 * the page shows this list as complete.
 */
const recipients: readonly Recipient[] = [
  { name: 'server', getsWords: (level) => level === 'hybrid' || level === 'cloud' },
  { name: 'assistant', getsWords: (level) => level === 'hybrid' || level === 'cloud' },
  { name: 'pushService', getsWords: () => false },
  { name: 'payments', getsWords: () => false },
]

/** Who receives data, what it is at the current level, and when it was last sent. */
export function SentList({ journal }: { journal: Journal }) {
  const texts = useTexts(whereTexts)
  const { levels } = journal
  const level = useObservable(levels, levels.level)
  const last = useLastSync(journal)
  return (
    <div className={styles.part}>
      <h3>{texts.sent.title}</h3>
      <p>
        {last === undefined
          ? texts.sent.neverSynced
          : texts.sent.lastSync(momentText(Date.parse(last)))}
      </p>
      <dl className={styles.lines}>
        {recipients.map(({ name, getsWords }) => {
          const said = texts.recipients[name]
          return (
            <div key={name}>
              <dt>{said.name}</dt>
              <dd>{getsWords(level) ? said.words : said.noWords}</dd>
              <dd>{said.besides}</dd>
            </div>
          )
        })}
      </dl>
      <p>{texts.sent.noOneElse}</p>
    </div>
  )
}

/** When this device last synced, by the server's clock. */
function useLastSync({ store, sync }: Journal): string | undefined {
  const status = useObservable(sync, sync.status)
  const [last, setLast] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each status change
  useEffect(() => {
    let over = false
    store.lastSync().then(
      (time) => over || setLast(time),
      () => {},
    )
    return () => {
      over = true
    }
  }, [store, status])
  return last
}

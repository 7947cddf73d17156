import { useEffect, useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { momentText } from '#kit/texts/more-dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { LearnMore } from './learn-more.tsx'
import { recipients } from './recipients.ts'
import { TokenLine } from './token-line.tsx'
import styles from './where.module.css'
import { whereTexts } from './where.texts.ts'

/** Who receives data, what it is at the current level, and when it was last sent. */
export function SentSection() {
  const texts = useTexts(whereTexts)
  const journal = useJournal()
  return (
    <PageSection id="sent" title={texts.sent.title} aside={texts.sent.aside}>
      {journal ? <Recipients journal={journal} /> : <Skeleton label={texts.opening} />}
      <p className="text-soft">{texts.sent.noOneElse}</p>
    </PageSection>
  )
}

function Recipients({ journal }: { journal: Journal }) {
  const texts = useTexts(whereTexts)
  const { levels } = journal
  const level = useObservable(levels, levels.level)
  const last = useLastSync(journal)
  return (
    <>
      <p className="text-soft">
        {last === undefined
          ? texts.sent.neverSynced
          : texts.sent.lastSync(momentText(Date.parse(last)))}
      </p>
      {recipients.map(({ name, getsWords }) => {
        const said = texts.recipients[name]
        return (
          <div key={name} className={styles.recipient}>
            <h3>{said.name}</h3>
            <dl className={styles.sent}>
              {(getsWords(level) ? said.words : said.noWords).map(({ when, what }) => (
                <div key={when}>
                  <dt>{when}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
            {name === 'assistant' && <TokenLine />}
            {said.more && (
              <LearnMore about={said.name}>
                <p>{said.more}</p>
              </LearnMore>
            )}
          </div>
        )
      })}
    </>
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

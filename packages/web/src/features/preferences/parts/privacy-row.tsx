import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { Link } from '#kit/navigation/link.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { fieldTexts } from '../form/fields.texts.ts'
import styles from './privacy-row.module.css'

/** The level that holds; it is changed where one sees what becomes of the words. */
export function PrivacyRow({ known }: { known: PrivacyLevel }) {
  const { names, privacy } = useTexts(fieldTexts)
  const level = useLevelHere() ?? known
  return (
    <dl className={styles.privacy}>
      <dt>{names['journalStyle.privacyLevel']}</dt>
      <dd>
        <span className={styles.level}>{privacyLevels[level]}</span>
        <span className={styles.change}>
          {privacy.change}{' '}
          <Link className="text-link" to="/privacy">
            {privacy.words}
          </Link>
        </span>
      </dd>
    </dl>
  )
}

/** The stricter of what was chosen here and on the server; not known while the journal opens. */
function useLevelHere(): PrivacyLevel | undefined {
  const levels = useJournal()?.levels
  return useObservable(levels, () => levels?.level())
}

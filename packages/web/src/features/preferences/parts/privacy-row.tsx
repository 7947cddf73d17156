import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { Link } from '#kit/navigation/link.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { fieldTexts } from '../form/fields.texts.ts'
import styles from './privacy-row.module.css'

/** The current privacy level, with a link to where it's changed. */
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

/** The stricter of the levels chosen here and on the server; unknown while the journal opens. */
function useLevelHere(): PrivacyLevel | undefined {
  const levels = useJournal()?.levels
  return useObservable(levels, () => levels?.level())
}

import { useTexts } from '#kit/texts/use-texts.ts'
import { LearnMore } from './learn-more.tsx'
import { wayOf } from './way-of.ts'
import styles from './where.module.css'
import { whereTexts } from './where.texts.ts'

/** A summary of docs/data-at-rest.md for the person. */
export function SealedList() {
  const { sealed: texts } = useTexts(whereTexts)
  return (
    <LearnMore about={texts.title}>
      <h3>{texts.title}</h3>
      <ul className={styles.list}>
        <li>{texts.server}</li>
        <li>{texts.plain}</li>
        <li>{texts[wayOf(window.location)]}</li>
        <li>{texts.device}</li>
        <li>{texts.files}</li>
      </ul>
    </LearnMore>
  )
}

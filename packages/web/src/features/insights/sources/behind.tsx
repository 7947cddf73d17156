import { useTexts } from '#kit/texts/use-texts.ts'
import { insightsTexts } from '../insights.texts.ts'
import { useSources } from './source-entries.ts'
import styles from './sources.module.css'

/** A button with the number of entries behind a claim; opens them. */
export function Behind({ claim, ids }: { claim: string; ids: readonly string[] | undefined }) {
  const texts = useTexts(insightsTexts).sources
  const { entries, open } = useSources(ids)
  if (entries.length === 0) return null
  return (
    <button
      type="button"
      className={styles.behind}
      aria-label={texts.behind(entries.length, claim)}
      onClick={open}
    >
      {texts.open(entries.length)}
    </button>
  )
}

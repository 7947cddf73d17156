import { useTexts } from '#kit/texts/use-texts.ts'
import { insightsTexts } from '../insights.texts.ts'
import type { Making } from '../premium/insights.ts'
import styles from './summary-sheet.module.css'

/** What a summary is based on, and what it leaves out. */
export function HowMade({ making }: { making: Making }) {
  const texts = useTexts(insightsTexts).made
  const { where, basis, leftOut } = making
  const hidden = basis?.hiddenCount ?? 0
  const by = where === 'here' ? texts.here : basis && texts[basis.by]
  const isPart = basis && basis.readCount < basis.entryCount - hidden
  const lines = [
    by,
    leftOut > 0 && texts.leftOut(leftOut),
    hidden > 0 && texts.hidden(hidden),
    isPart && texts.read(basis.readCount, basis.entryCount),
  ].filter(Boolean)
  return <p className={styles.made}>{lines.join(' ')}</p>
}

import type { Report } from '@daywell/core/backup'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './files.module.css'
import { reportTexts } from './report.texts.ts'
import { reportParts } from './report-lines.ts'

/** More than this nobody reads on a page; the report that can be downloaded has all of it. */
const SHOWN = 100

/** What was not carried over and what was guessed, to be opened. */
export function ReportDetails({ report }: { report: Report }) {
  const texts = useTexts(reportTexts)
  const parts = reportParts(report, texts)
  return parts.map(({ title, lines }) => (
    <details key={title} className={styles.details}>
      <summary>{title}</summary>
      <ul className={styles.lines}>
        {lines.slice(0, SHOWN).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never change their order
          <li key={index}>{line}</li>
        ))}
        {lines.length > SHOWN && <li>{texts.andMore(lines.length - SHOWN)}</li>}
      </ul>
    </details>
  ))
}

import type { Report } from '@daywell/core/backup'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './files.module.css'
import { reportTexts } from './report.texts.ts'
import { reportParts } from './report-lines.ts'

/** A page stays readable up to here; the downloadable report has everything. */
const MAX_SHOWN_LINES = 100

/** A disclosure of what was skipped and what was guessed. */
export function ReportDetails({ report }: { report: Report }) {
  const texts = useTexts(reportTexts)
  const parts = reportParts(report, texts)
  return parts.map(({ title, lines }) => (
    <details key={title} className={styles.details}>
      <summary>{title}</summary>
      <ul className={styles.lines}>
        {lines.slice(0, MAX_SHOWN_LINES).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and are never reordered
          <li key={index}>{line}</li>
        ))}
        {lines.length > MAX_SHOWN_LINES && <li>{texts.andMore(lines.length - MAX_SHOWN_LINES)}</li>}
      </ul>
    </details>
  ))
}

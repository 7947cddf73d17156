import type { Report } from '@daywell/core/backup'
import { localDay } from '@daywell/core/time'
import { saveFile } from '#device/files/save-file.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { dayText } from './day-text.ts'
import styles from './files.module.css'
import { filesTexts } from './files.texts.ts'
import { reportTexts } from './report.texts.ts'
import { ReportDetails } from './report-details.tsx'
import { outcomeLines, reportText } from './report-lines.ts'

interface Props {
  readonly name: string
  readonly report: Report
  readonly stopped: boolean
  readonly onClose: () => void
}

/** The result of an import. */
export function ImportReport({ name, report, stopped, onClose }: Props) {
  const { done } = useTexts(filesTexts).import
  const texts = useTexts(reportTexts)
  const download = () => {
    const now = new Date()
    const text = reportText(report, { name, when: dayText(now) }, texts)
    const today = localDay(now.getTime(), Intl.DateTimeFormat().resolvedOptions().timeZone)
    saveFile(
      `daywell-import-report-${today}.txt`,
      new Blob([text], { type: 'text/plain;charset=utf-8' }),
    )
  }
  return (
    <div className={styles.outlook}>
      <div role="status" className={styles.result}>
        <h3 className={styles.stepTitle} tabIndex={-1}>
          {done.title}
        </h3>
        <p>{stopped ? done.stopped : done.all(name)}</p>
        <ul className={styles.lines}>
          {outcomeLines(report, texts).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <ReportDetails report={report} />
      <div className={styles.actions}>
        <Button onClick={download}>{done.download}</Button>
        <Button kind="quiet" onClick={onClose}>
          {done.close}
        </Button>
      </div>
    </div>
  )
}

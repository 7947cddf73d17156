import { Download, Trash2 } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useListExport } from '../export/use-list-export.ts'
import type { Row } from './list/months.ts'
import styles from './past-entries.module.css'
import { pastEntriesTexts } from './past-entries.texts.ts'

interface ListFootProps {
  rows: readonly Row[]
  /** How many entries there are, whatever is looked for. */
  all: number
  onRecentlyDeleted: () => void
}

/** What concerns the list as a whole. */
export function ListFoot({ rows, all, onRecentlyDeleted }: ListFootProps) {
  const texts = useTexts(pastEntriesTexts).foot
  const { progress, start, stop } = useListExport({
    onDone: (count) => notify.success(texts.exported(count)),
    onFailed: () => notify.error(texts.exportFailed),
  })
  if (progress) {
    const label = texts.exporting(progress.done, progress.all)
    return (
      <div className={styles.foot}>
        <div className={styles.progress}>
          <span>{label}</span>
          <Progress label={label} value={progress.done / progress.all} />
        </div>
        <Button kind="quiet" size="small" onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.foot}>
      <Button
        kind="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRecentlyDeleted}
      >
        {texts.recentlyDeleted}
      </Button>
      {rows.length > 0 && (
        <Button
          kind="quiet"
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() => start(rows.map(({ entry }) => entry))}
        >
          {rows.length < all ? texts.exportFound : texts.exportAll}
        </Button>
      )}
    </div>
  )
}

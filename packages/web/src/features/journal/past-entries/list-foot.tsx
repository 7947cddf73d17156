import { Download, Trash2 } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import type { ExportProgress } from '../export/running-export.ts'
import { useListExport } from '../export/use-list-export.ts'
import type { Row } from './list/months.ts'
import styles from './past-entries.module.css'
import { pastEntriesTexts } from './past-entries.texts.ts'

interface ListFootProps {
  rows: readonly Row[]
  /** The total number of entries, unfiltered. */
  all: number
  onRecentlyDeleted: () => void
}

/** Footer of the list: count, export, Recently deleted. */
export function ListFoot({ rows, all, onRecentlyDeleted }: ListFootProps) {
  const texts = useTexts(pastEntriesTexts).foot
  const { progress, start, stop } = useListExport()
  const exportLabel = rows.length < all ? texts.exportFound : texts.exportAll
  return (
    <div className={styles.foot}>
      {progress ? (
        <ExportBar progress={progress} />
      ) : (
        <Button
          kind="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRecentlyDeleted}
        >
          {texts.recentlyDeleted}
        </Button>
      )}
      {(progress || rows.length > 0) && (
        // One button for both states, so focus stays.
        <Button
          kind="quiet"
          size="small"
          icon={!progress && <Download aria-hidden="true" />}
          onClick={({ detail }) => {
            if (!progress) start(rows.map(({ entry }) => entry))
            // Ignore a double click, whose second click hits the changed button.
            else if (detail < 2) stop()
          }}
        >
          {progress ? texts.stop : exportLabel}
        </Button>
      )}
    </div>
  )
}

function ExportBar({ progress: { done, all } }: { progress: ExportProgress }) {
  const label = useTexts(pastEntriesTexts).foot.exporting(done, all)
  return (
    <div className={styles.progress}>
      <span>{label}</span>
      <Progress label={label} value={done / all} />
    </div>
  )
}

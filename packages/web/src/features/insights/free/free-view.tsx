import { useTexts } from '#kit/texts/use-texts.ts'
import { UpgradeTeaser } from '#panels/paywall/upgrade-teaser.tsx'
import { useEntries } from '#services/journal/journal-context.ts'
import { Frame } from '../frame/frame.tsx'
import { insightsTexts } from '../insights.texts.ts'
import { BasicStatsSpread } from './basic-stats-spread.tsx'
import styles from './free-view.module.css'

/** Free statistics from this device, and what Premium adds. */
export function FreeView() {
  const texts = useTexts(insightsTexts)
  return (
    <Frame>
      <BasicStatsSpread entries={useEntries()} />
      <div className={styles.teaser}>
        <UpgradeTeaser feature={texts.advanced} />
      </div>
    </Frame>
  )
}

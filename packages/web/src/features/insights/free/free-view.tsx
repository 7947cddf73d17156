import { useEntries } from '#journal/journal-context.ts'
import { UpgradeTeaser } from '#paywall/upgrade-teaser.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Frame } from '../frame/frame.tsx'
import { insightsTexts } from '../insights.texts.ts'
import { BasicStatsSpread } from './basic-stats-spread.tsx'
import styles from './free-view.module.css'

/** What is free, from what is on this device, and what Premium adds to it. */
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

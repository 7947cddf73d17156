import type { Preferences } from '@daywell/core/preferences'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { pageLook } from '#services/preferences/page-look.ts'
import { fieldTexts } from '../form/fields.texts.ts'
import styles from './page-sample.module.css'

/** A preview of the page with these settings. */
export function PageSample({ look }: { look: Preferences['accessibility'] }) {
  const { sample } = useTexts(fieldTexts)
  return (
    <Paper as="section" className={styles.sample} style={pageLook(look)} aria-label={sample.name}>
      <p className={styles.day}>{sample.day}</p>
      <p className={styles.text}>{sample.text}</p>
    </Paper>
  )
}

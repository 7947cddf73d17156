import { isLocalId } from '@daywell/core/journal'
import { Clock, Cloud, Laptop } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './entry-card.module.css'

/** Where an entry is stored. */
export type Home = 'cloud' | 'device' | 'waiting'

export function homeOf(id: string, waiting: ReadonlySet<string>): Home {
  if (isLocalId(id)) return 'device'
  return waiting.has(id) ? 'waiting' : 'cloud'
}

const marks = { cloud: Cloud, device: Laptop, waiting: Clock }

export function WhereItLives({ home }: { home: Home }) {
  const texts = useTexts(pastEntriesTexts).card
  const Mark = marks[home]
  return (
    <span className={styles.home}>
      <Mark aria-hidden="true" />
      {texts[home]}
    </span>
  )
}

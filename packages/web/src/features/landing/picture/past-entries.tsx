import { Cloud, Laptop, PanelLeft, Plus } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Chip, Chips } from '#kit/ui/text/chip.tsx'
import styles from './past-entries.module.css'
import { pictureTexts } from './picture.texts.ts'

export function PastEntries() {
  const { entries } = useTexts(pictureTexts)
  return (
    <div className={styles.list}>
      <p className={styles.tools}>
        <span>
          <PanelLeft />
          {entries.hide}
        </span>
        <span>
          <Plus />
          {entries.start}
        </span>
      </p>
      <p className={`text-label ${styles.month}`}>{entries.month}</p>
      {entries.list.map(({ when, where, title, peek, words }) => (
        <div key={title} className={styles.entry}>
          <p className={styles.when}>
            <span>{when}</span>
            <span className={styles.where}>
              {where === 'device' ? <Laptop /> : <Cloud />}
              {where === 'device' ? entries.where.device : entries.where.cloud}
            </span>
          </p>
          <p className={styles.title}>{title}</p>
          <p className={styles.peek}>{peek}</p>
          <Chips>
            {words.map((word) => (
              <Chip key={word}>{word}</Chip>
            ))}
          </Chips>
        </div>
      ))}
    </div>
  )
}

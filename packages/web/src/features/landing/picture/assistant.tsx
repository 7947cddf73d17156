import { ArrowUp } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import styles from './assistant.module.css'
import { pictureTexts } from './picture.texts.ts'

export function Assistant() {
  const { assistant } = useTexts(pictureTexts)
  const [before, quoted, after] = assistant.answered
  return (
    <div className={styles.assistant}>
      <p className={styles.who}>
        {assistant.name} <Ribbon>{assistant.premium}</Ribbon>
      </p>
      <p className={`${styles.says} ${styles.greeting}`}>{assistant.greeting}</p>
      <Paper padding="small" className={styles.said}>
        {assistant.asked}
      </Paper>
      <p className={styles.says}>
        {before}
        <em>{quoted}</em>
        {after}
      </p>
      <Paper padding="small" className={styles.said}>
        {assistant.reply}
      </Paper>
      <p className={styles.message}>
        {assistant.message}
        <ArrowUp />
      </p>
    </div>
  )
}

import { dayOptions, formatDay } from '#kit/texts/dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { useToday } from '../../use-today.ts'
import { pageMediaTexts } from '../media.texts.ts'
import styles from './add-media.module.css'

interface DayOfferProps {
  day: string
  onAnswer: (isUsed: boolean) => void
}

/** Offers the day on which a photo was taken as the entry's. */
export function DayOffer({ day, onAnswer }: DayOfferProps) {
  const texts = useTexts(pageMediaTexts).takenOn
  const today = useToday()
  const actions = (
    <span className={styles.actions}>
      <Button kind="quiet" size="small" onClick={() => onAnswer(false)}>
        {texts.keep}
      </Button>
      <Button kind="quiet" size="small" onClick={() => onAnswer(true)}>
        {texts.use}
      </Button>
    </span>
  )
  return (
    <div className={styles.offer}>
      <Banner action={actions}>{texts.offer(formatDay(day, dayOptions(day, today)))}</Banner>
    </div>
  )
}

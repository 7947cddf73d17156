import { type ChartEmotion, chartEmotions } from '@daywell/core/charts'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { ChipGroup, ChoiceChip } from '#kit/ui/choice/choice-chips.tsx'
import { chartsTexts } from '../charts.texts.ts'
import styles from './behind.module.css'

interface CorrectionFormProps {
  was: readonly ChartEmotion[]
  onKeep: (emotions: readonly ChartEmotion[]) => void
  onCancel: () => void
  /** Whether the correction is also sent to the server. */
  isSent: boolean
}

/** Corrects a sentence's emotions: some of the offered ones, or none. */
export function CorrectionForm({ was, onKeep, onCancel, isSent }: CorrectionFormProps) {
  const all = useTexts(chartsTexts)
  const texts = all.correction
  const [chosen, setChosen] = useState<readonly ChartEmotion[]>(was)
  const choose = (emotion: ChartEmotion, isChosen: boolean) =>
    setChosen(chartEmotions.filter((one) => (one === emotion ? isChosen : chosen.includes(one))))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(chosen)
      }}
    >
      <ChipGroup legend={texts.legend}>
        {chartEmotions.map((emotion) => (
          <ChoiceChip
            key={emotion}
            type="checkbox"
            checked={chosen.includes(emotion)}
            onChange={(isChosen) => choose(emotion, isChosen)}
          >
            {all.emotions[emotion]}
          </ChoiceChip>
        ))}
        <ChoiceChip type="checkbox" checked={chosen.length === 0} onChange={() => setChosen([])}>
          {texts.none}
        </ChoiceChip>
      </ChipGroup>
      <p className={styles.day}>{isSent ? texts.whereToo : texts.where}</p>
      <div className={styles.acts}>
        <Button type="submit">{texts.save}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

import { Check } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './benefit-list.module.css'
import { plansTexts } from './plans.texts.ts'

/** The features of Premium; one list for all places. */
export function BenefitList() {
  const { benefits } = useTexts(plansTexts)
  return (
    <ul className={styles.list}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Check aria-hidden="true" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}

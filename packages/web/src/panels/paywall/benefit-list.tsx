import { Check } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './benefit-list.module.css'
import { plansTexts } from './plans.texts.ts'

/** What Premium is: the same list wherever it is named. */
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

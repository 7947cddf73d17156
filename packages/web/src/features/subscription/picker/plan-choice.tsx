import { type Plan, plans, price, yearlyPricePerMonth, yearlySaving } from '@daywell/core/billing'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { plansTexts } from '#panels/paywall/plans.texts.ts'
import styles from './plan-choice.module.css'

interface PlanChoiceProps {
  plan: Plan
  /** Radio group name. */
  name: string
  isChosen: boolean
  onChoose: (plan: Plan) => void
}

/** A plan, selectable anywhere on its card. */
export function PlanChoice({ plan, name, isChosen, onChoose }: PlanChoiceProps) {
  const { monthly, yearly } = useTexts(subscriptionTexts).picker
  const { best } = useTexts(plansTexts)
  const nameId = useId()
  const whyId = useId()
  const isYearly = plan === 'yearly'
  const why = isYearly ? yearly.why(yearlyPricePerMonth(), yearlySaving()) : monthly.why
  return (
    <label className={styles.choice}>
      <span className={styles.head}>
        <span className={styles.name} id={nameId}>
          {plans[plan].name}
        </span>
        {isYearly && <Ribbon shout>{best}</Ribbon>}
      </span>
      <span className={styles.box}>
        <input
          type="radio"
          name={name}
          value={plan}
          checked={isChosen}
          aria-labelledby={nameId}
          aria-describedby={whyId}
          onChange={() => onChoose(plan)}
        />
        <Check aria-hidden="true" />
      </span>
      <span className={styles.words} id={whyId}>
        <span className={styles.price}>
          {price(plan)} <small>{isYearly ? yearly.period : monthly.period}</small>
        </span>{' '}
        <span className={styles.why}>{why}</span>
      </span>
    </label>
  )
}

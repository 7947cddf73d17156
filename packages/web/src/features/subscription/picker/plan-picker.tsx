import { type Plan, planNames, priceWithPeriod } from '@daywell/core/billing'
import { useId } from 'react'
import { Trouble } from '#features/subscription/states/trouble.tsx'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import type { Beginning } from '#features/subscription/use-beginning.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { BenefitList } from '#panels/paywall/benefit-list.tsx'
import { plansTexts } from '#panels/paywall/plans.texts.ts'
import { Spread } from '#panels/paywall/spread.tsx'
import { PlanChoice } from './plan-choice.tsx'
import styles from './plan-picker.module.css'

interface PlanPickerProps {
  plan: Plan
  onChoose: (plan: Plan) => void
  beginning: Beginning
}

/** Both plans, their features, and the button to continue. */
export function PlanPicker({ plan, onChoose, beginning }: PlanPickerProps) {
  const { picker } = useTexts(subscriptionTexts)
  const { promise } = useTexts(plansTexts)
  const { isBusy, trouble, begin } = beginning
  const name = useId()
  return (
    <>
      <fieldset>
        <legend>
          <VisuallyHidden>{picker.legend}</VisuallyHidden>
        </legend>
        <Spread>
          {planNames.map((each) => (
            <PlanChoice
              key={each}
              plan={each}
              name={name}
              isChosen={each === plan}
              onChoose={onChoose}
            />
          ))}
        </Spread>
      </fieldset>
      <Included />
      <div className={styles.step}>
        <Trouble why={trouble} />
        <Button
          kind="primary"
          size="large"
          busy={isBusy}
          busyLabel={picker.working}
          onClick={() => void begin({ plan })}
        >
          {picker.subscribe(priceWithPeriod(plan))}
        </Button>
        <p className="text-small text-quiet">{promise}</p>
      </div>
    </>
  )
}

function Included() {
  const { included, same, guarantee } = useTexts(subscriptionTexts).picker
  return (
    <section className={styles.included}>
      <div className={styles.words}>
        <h2 className={styles.title}>{included}</h2>
        <p className="text-soft">{same}</p>
        <p className={styles.guarantee}>
          <em>{guarantee.name}</em> {guarantee.what}
        </p>
      </div>
      <BenefitList />
    </section>
  )
}

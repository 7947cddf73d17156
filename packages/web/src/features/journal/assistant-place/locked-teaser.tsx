import { price, yearlyPricePerMonth, yearlySaving } from '@daywell/core/billing'
import type { ReactNode } from 'react'
import { Link } from '#navigation/link.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Ribbon } from '#ui/brand/ribbon.tsx'
import { buttonClass } from '#ui/button/button.tsx'
import { assistantTexts } from './assistant.texts.ts'
import styles from './assistant-place.module.css'

/** What stands in the place of the assistant for those who have no subscription. */
export function LockedTeaser() {
  const assistant = useTexts(assistantTexts)
  return (
    <div className={styles.teaser}>
      <h3>
        <Ribbon>{assistant.unlock}</Ribbon>
      </h3>
      <Plan name={assistant.monthlyName} price={price('monthly')} get={assistant.monthly}>
        {assistant.perMonth}
      </Plan>
      <Plan
        name={assistant.annualName}
        price={price('yearly')}
        get={assistant.annual}
        best={<Ribbon shout>{assistant.best}</Ribbon>}
      >
        {yearlyPricePerMonth()}
        <br />
        {assistant.save(yearlySaving())}
      </Plan>
    </div>
  )
}

interface PlanProps {
  name: string
  price: string
  get: string
  best?: ReactNode
  children: ReactNode
}

function Plan({ name, price, get, best, children }: PlanProps) {
  return (
    <article className={styles.plan}>
      <h4>
        {name} {best}
      </h4>
      <p>
        <span className={styles.price}>{price}</span> <span className="text-quiet">{children}</span>
      </p>
      <Link className={buttonClass({ size: 'small' })} to="/subscription">
        {get}
      </Link>
    </article>
  )
}

import { price, yearlyPricePerMonth, yearlySaving } from '@daywell/core/billing'
import type { ReactNode } from 'react'
import { Link } from '#navigation/link.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Ribbon } from '#ui/brand/ribbon.tsx'
import { buttonClass } from '#ui/button/button.tsx'
import { Paper } from '#ui/surface/paper.tsx'
import { landingTexts } from './landing.texts.ts'
import styles from './plans.module.css'

export function Plans() {
  const { plans } = useTexts(landingTexts)
  const { monthly, yearly } = plans
  const best = <Ribbon shout>{yearly.best}</Ribbon>
  return (
    <section id="plans" className={`wrap ${styles.plans}`} aria-labelledby="plans-title">
      <div className={styles.head}>
        <h2 className="text-title" id="plans-title">
          {plans.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p className="text-soft">{plans.what}</p>
      </div>
      <Paper padding="none" className={styles.spread}>
        <Plan {...monthly} price={price('monthly')} />
        <Plan
          {...yearly}
          price={price('yearly')}
          why={yearly.why(yearlyPricePerMonth(), yearlySaving())}
          best={best}
        />
      </Paper>
      <p className={`text-small text-quiet ${styles.promise}`}>{plans.promise}</p>
    </section>
  )
}

interface PlanProps {
  name: string
  price: string
  period: string
  why: string
  get: string
  best?: ReactNode
}

function Plan({ name, price, period, why, get, best }: PlanProps) {
  return (
    <article className={styles.plan}>
      <h3>
        {name} {best}
      </h3>
      <p className={styles.price}>
        {price} <small>{period}</small>
      </p>
      <p className="text-soft">{why}</p>
      <Link className={buttonClass()} to="/subscription">
        {get}
      </Link>
    </article>
  )
}

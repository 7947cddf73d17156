import { type Plan, price } from '@daywell/core/billing'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './plan-card.module.css'
import { plansTexts } from './plans.texts.ts'

export interface PlanCardProps {
  plan: Plan
  /** Heading level. */
  level: 3 | 4
  /** `small` for a panel, with fewer details. */
  size?: 'small' | 'large' | undefined
  /** For visitors: the URL carries the plan through the sign-in. */
  forVisitors?: boolean | undefined
}

/** A plan with its price and a link. */
export function PlanCard({ plan, level, size = 'large', forVisitors = false }: PlanCardProps) {
  const texts = useTexts(plansTexts)
  const { name, period, why, get } = texts[plan]
  const Heading = `h${level}` as const
  const isBest = plan === 'yearly'
  const isSmall = size === 'small'
  return (
    <article className={classNames(styles.card, styles[size])}>
      <Heading className={styles.name}>
        {name} {isBest && <Ribbon shout>{texts.best}</Ribbon>}
      </Heading>
      <p className={styles.price}>
        {price(plan)} <small>{period}</small>
      </p>
      {(isBest || !isSmall) && <p className={styles.why}>{why}</p>}
      <Link
        className={buttonClass({ size: isSmall ? 'small' : 'medium' })}
        // The plans page preselects this plan.
        to={forVisitors ? `/subscription?plan=${plan}` : '/subscription'}
        state={{ plan }}
      >
        {get}
      </Link>
    </article>
  )
}

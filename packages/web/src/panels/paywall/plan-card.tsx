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
  /** The level of its heading in the outline of the page. */
  level: 3 | 4
  /** `small` stands in a panel and says no more than it must. */
  size?: 'small' | 'large' | undefined
  /** For those who sign in on the way: the address tells what they came for. */
  forVisitors?: boolean | undefined
}

/** A plan, what it costs, and the way to it. */
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
        // The plans page begins with the plan that one came for.
        to={forVisitors ? `/subscription?plan=${plan}` : '/subscription'}
        state={{ plan }}
      >
        {get}
      </Link>
    </article>
  )
}

import { planNames } from '@daywell/core/billing'
import { PlanCard, type PlanCardProps } from './plan-card.tsx'
import { Spread } from './spread.tsx'

/** Both plans with prices and links. */
export function PlanSpread(props: Pick<PlanCardProps, 'level' | 'forVisitors'>) {
  return (
    <Spread>
      {planNames.map((plan) => (
        <PlanCard key={plan} plan={plan} {...props} />
      ))}
    </Spread>
  )
}

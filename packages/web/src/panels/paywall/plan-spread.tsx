import { planNames } from '@daywell/core/billing'
import { PlanCard, type PlanCardProps } from './plan-card.tsx'
import { Spread } from './spread.tsx'

/** Both plans with their prices, each with the way to it. */
export function PlanSpread(props: Pick<PlanCardProps, 'level' | 'forVisitors'>) {
  return (
    <Spread>
      {planNames.map((plan) => (
        <PlanCard key={plan} plan={plan} {...props} />
      ))}
    </Spread>
  )
}

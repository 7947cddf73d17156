import { planNames } from '@daywell/core/billing'
import { PlanCard } from './plan-card.tsx'
import { Spread } from './spread.tsx'

/** Both plans with their prices, each with the way to it. */
export function PlanSpread({ level }: { level: 3 | 4 }) {
  return (
    <Spread>
      {planNames.map((plan) => (
        <PlanCard key={plan} plan={plan} level={level} />
      ))}
    </Spread>
  )
}

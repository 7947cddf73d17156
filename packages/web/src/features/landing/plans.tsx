import { useTexts } from '#kit/texts/use-texts.ts'
import { PlanSpread } from '#panels/paywall/plan-spread.tsx'
import { plansTexts } from '#panels/paywall/plans.texts.ts'
import { landingTexts } from './landing.texts.ts'
import styles from './plans.module.css'

export function Plans() {
  const { plans } = useTexts(landingTexts)
  const { promise } = useTexts(plansTexts)
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
      <div className={styles.spread}>
        <PlanSpread level={3} forVisitors />
      </div>
      <p className={`text-small text-quiet ${styles.promise}`}>{promise}</p>
    </section>
  )
}

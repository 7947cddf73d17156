import { planNames } from '@daywell/core/billing'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { BenefitList } from './benefit-list.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanSpread } from './plan-spread.tsx'
import { plansTexts } from './plans.texts.ts'
import styles from './upgrade-teaser.module.css'
import { teaserTexts } from './upgrade-teaser.texts.ts'

export interface UpgradeTeaserProps {
  /** The name of what it unlocks, as in `Unlock AI Assistant`. */
  feature: string
  /** `compact` is for a panel: no list, no description. */
  size?: 'full' | 'compact' | undefined
  /** Heading level. */
  level?: 2 | 3 | undefined
  /** Whether the full size lists the features. */
  benefits?: boolean | undefined
}

/** Replaces a feature that needs a subscription, with links to the plans. */
export function UpgradeTeaser({ size = 'full', ...props }: UpgradeTeaserProps) {
  return size === 'full' ? <Full {...props} /> : <Compact {...props} />
}

type Props = Omit<UpgradeTeaserProps, 'size'>

function Compact({ feature, level = 3 }: Props) {
  return (
    <div className={styles.compact}>
      <Title feature={feature} level={level} />
      {planNames.map((plan) => (
        <PlanCard key={plan} plan={plan} level={below(level)} size="small" />
      ))}
    </div>
  )
}

function Full({ feature, level = 2, benefits = true }: Props) {
  const texts = useTexts(teaserTexts)
  const { promise } = useTexts(plansTexts)
  return (
    <div className={styles.full}>
      <div className={styles.words}>
        <div className={styles.say}>
          <Title feature={feature} level={level} />
          <p className="text-soft">{texts.what}</p>
        </div>
        {benefits && <BenefitList />}
      </div>
      <PlanSpread level={below(level)} />
      <p className="text-small text-quiet">{promise}</p>
    </div>
  )
}

function Title({ feature, level }: { feature: string; level: 2 | 3 }) {
  const texts = useTexts(teaserTexts)
  const Heading = `h${level}` as const
  return (
    <Heading className={styles.title}>
      <Ribbon>{texts.title(feature)}</Ribbon>
    </Heading>
  )
}

function below(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4
}

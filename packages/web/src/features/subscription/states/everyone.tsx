import frame from '#features/subscription/page-frame.module.css'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { BenefitList } from '#panels/paywall/benefit-list.tsx'

/** Shown if the operator gives everyone Premium: nothing is sold. */
export function Everyone() {
  const texts = useTexts(subscriptionTexts).everyone
  return (
    <>
      <Paper padding="large">
        <BenefitList />
      </Paper>
      <div className={frame.actions}>
        <Link className={buttonClass({ kind: 'primary' })} to="/journal">
          {texts.journal}
        </Link>
      </div>
    </>
  )
}

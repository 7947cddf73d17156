import frame from '#features/subscription/page-frame.module.css'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { Link } from '#navigation/link.tsx'
import { BenefitList } from '#paywall/benefit-list.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { Paper } from '#ui/surface/paper.tsx'

/** Where whoever runs the house pays for everybody, nothing is sold. */
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

import { useState } from 'react'
import styles from '#features/profile/profile.module.css'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { useFirstFocus } from '#features/profile/use-first-focus.ts'
import { useFocusReturn } from '#features/profile/use-focus-return.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import { useEnding } from './use-ending.ts'

interface EndOthersProps {
  readonly count: number
  readonly onEnd: () => Promise<void>
}

/** Ends all other sessions after a confirmation: not all of them may be lost devices. */
export function EndOthers({ count, onEnd }: EndOthersProps) {
  const { sessions: texts } = useTexts(profileTexts)
  const [asking, setAsking] = useState(false)
  const opener = useFocusReturn(asking)
  if (asking) return <Question count={count} onEnd={onEnd} onCancel={() => setAsking(false)} />
  return (
    <Button ref={opener} onClick={() => setAsking(true)}>
      {texts.endOthers}
    </Button>
  )
}

function Question({ count, onEnd, onCancel }: EndOthersProps & { onCancel: () => void }) {
  const { sessions: texts } = useTexts(profileTexts)
  const ending = useEnding(onEnd)
  const first = useFirstFocus<HTMLButtonElement>()
  const end = async () => {
    if (await ending.run()) notify.success(texts.othersEnded)
  }
  return (
    <fieldset className={styles.part} aria-label={texts.endOthers}>
      <p>{texts.others(count)}</p>
      {ending.failed && <Banner kind="danger">{texts.notEnded}</Banner>}
      <div className={styles.actions}>
        <Button ref={first} aria-disabled={ending.busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          kind="danger"
          busy={ending.busy}
          busyLabel={texts.ending}
          onClick={() => void end()}
        >
          {texts.endOthers}
        </Button>
      </div>
    </fieldset>
  )
}

import { useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { canGoOn, type OnboardingState } from './machine/onboarding-machine.ts'
import styles from './onboarding.module.css'
import { onboardingTexts } from './onboarding.texts.ts'
import { topicOf } from './topics.ts'

interface StepFootProps {
  readonly state: OnboardingState
  readonly busy: boolean
  readonly onBack: () => void
  readonly onSkip: () => void
  /** Next was pressed while disabled; Enter in a field does that too. */
  readonly onTooEarly: () => void
}

/**
 * Back, what's missing, Skip and Next. Next is `aria-disabled`, so it can still be focused and pressed:
 * it then says what's missing.
 */
export function StepFoot({ state, busy, onBack, onSkip, onTooEarly }: StepFootProps) {
  const texts = useTexts(onboardingTexts)
  const noteId = useId()
  const open = canGoOn(state)
  const isLast = state.step === 5
  return (
    <div className={styles.foot}>
      <div className={`wrap ${styles.footRow}`}>
        {state.step > 1 && (
          <Button kind="quiet" className={styles.back} onClick={onBack}>
            {texts.back}
          </Button>
        )}
        <Note id={noteId} state={state} open={open} />
        {!isLast && (
          <Button kind="quiet" onClick={onSkip}>
            {texts.skip}
          </Button>
        )}
        <Button
          kind="primary"
          size="large"
          type="submit"
          className={classNames(styles.next, !open && styles.shut)}
          aria-disabled={!open}
          // A disabled button swallows its own clicks, so listen during capture.
          onClickCapture={open ? undefined : onTooEarly}
          aria-describedby={noteId}
          busy={busy}
          busyLabel={texts.starting}
        >
          {isLast ? texts.start : texts.next}
        </Button>
      </div>
    </div>
  )
}

function Note({ id, state, open }: { id: string; state: OnboardingState; open: boolean }) {
  const texts = useTexts(onboardingTexts)
  const topic = topicOf(state.step)
  const stumbled = state.stumbles > 0
  if (!open && topic !== 'setup') {
    return (
      // A new element each time, so the live region announces it each time.
      <p
        key={state.stumbles}
        id={id}
        className={classNames(styles.note, styles.missing, stumbled && styles.stumbled)}
        role={stumbled ? 'alert' : undefined}
      >
        {texts[topic].missing}
      </p>
    )
  }
  const count = topic === 'mood' || topic === 'setup' ? 0 : state.answers[topic].length
  return (
    <p id={id} className={styles.note}>
      {count > 0 && texts.chosen(count)}
    </p>
  )
}

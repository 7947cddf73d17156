import { Plus } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { onboardingTexts } from '../onboarding.texts.ts'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

/** The last row of the list: a text field for a custom goal. */
export function OwnGoalField({ state, send, ref }: StepProps & { ref: Ref<HTMLInputElement> }) {
  const texts = useTexts(onboardingTexts).ownGoal
  const id = useId()
  const { goalText, refusal } = state
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    // Enter adds a goal and never submits: one press too many would leave the step.
    event.preventDefault()
    send({ type: 'added' })
  }
  const isWrong = refusal !== undefined && refusal !== 'there'
  return (
    <div className={styles.addPlace}>
      <div className={styles.add}>
        <Plus aria-hidden="true" />
        <input
          ref={ref}
          type="text"
          aria-label={texts.label}
          aria-invalid={isWrong || undefined}
          aria-describedby={id}
          placeholder={texts.label}
          enterKeyHint="done"
          autoComplete="off"
          value={goalText}
          onChange={({ target }) => send({ type: 'typed', text: target.value })}
          onKeyDown={onKeyDown}
        />
        {goalText.trim() !== '' && (
          <Button kind="quiet" onClick={() => send({ type: 'added' })}>
            {texts.add}
          </Button>
        )}
      </div>
      <p id={id} className={isWrong ? styles.wrong : styles.said} role="status">
        {refusal && texts[refusal]}
      </p>
    </div>
  )
}

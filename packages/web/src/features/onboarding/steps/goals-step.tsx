import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { Checkbox } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { goalsOn } from '../machine/onboarding-machine.ts'
import { onboardingTexts } from '../onboarding.texts.ts'
import { OwnGoalField } from './own-goal-field.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

export function GoalsStep({ state, send }: StepProps) {
  const texts = useTexts(onboardingTexts)
  const field = useRef<HTMLInputElement>(null)
  const count = state.ownGoals.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: an added goal moves the field down
  useEffect(() => {
    if (document.activeElement === field.current)
      field.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const isOwn = (goal: string) => state.ownGoals.includes(goal)
  const remove = (goal: string) => {
    send({ type: 'removed', goal })
    // The focused button disappears with its goal.
    field.current?.focus()
  }
  const choice = (goal: string) => (
    <Checkbox
      key={goal}
      size="large"
      label={goal}
      checked={state.answers.goals.includes(goal)}
      onChange={() => send({ type: 'toggled', list: 'goals', item: goal })}
    />
  )
  return (
    <ChoiceGroup legend={texts.goals.legend} legendHidden columns>
      {goalsOn(state).map((goal) =>
        isOwn(goal) ? (
          <div key={goal} className={styles.own}>
            {choice(goal)}
            <IconButton
              className={styles.remove}
              aria-label={texts.ownGoal.remove(goal)}
              onClick={() => remove(goal)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
        ) : (
          choice(goal)
        ),
      )}
      <OwnGoalField state={state} send={send} ref={field} />
    </ChoiceGroup>
  )
}

import { challenges, interestAreas } from '@daywell/core/preferences'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Checkbox } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { onboardingTexts } from '../onboarding.texts.ts'
import type { StepProps } from './step-props.ts'

const offered = { interests: interestAreas, challenges } as const

interface ListStepProps extends StepProps {
  readonly list: keyof typeof offered
}

/** A multiple choice, including answers that were added to the preferences elsewhere. */
export function ListStep({ list, state, send }: ListStepProps) {
  const texts = useTexts(onboardingTexts)[list]
  const all = new Set<string>([...offered[list], ...state.began[list], ...state.answers[list]])
  return (
    <ChoiceGroup legend={texts.legend} legendHidden columns>
      {[...all].map((item) => (
        <Checkbox
          key={item}
          size="large"
          label={item}
          checked={state.answers[list].includes(item)}
          onChange={() => send({ type: 'toggled', list, item })}
        />
      ))}
    </ChoiceGroup>
  )
}

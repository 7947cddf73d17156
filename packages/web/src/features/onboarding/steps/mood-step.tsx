import { type Mood, moods } from '@daywell/core/preferences'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Radio } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { onboardingTexts } from '../onboarding.texts.ts'
import type { StepProps } from './step-props.ts'

const ALL = Object.keys(moods) as Mood[]

export function MoodStep({ state, send }: StepProps) {
  const texts = useTexts(onboardingTexts).mood
  return (
    <ChoiceGroup legend={texts.legend} legendHidden columns>
      {ALL.map((mood) => (
        <Radio
          key={mood}
          size="large"
          name="mood"
          value={mood}
          label={moods[mood]}
          checked={state.answers.mood === mood}
          onChange={() => send({ type: 'felt', mood })}
        />
      ))}
    </ChoiceGroup>
  )
}

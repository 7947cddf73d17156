import {
  challenges,
  type Preferences,
  primaryGoals,
  ranges,
  specificGoals,
} from '@daywell/core/preferences'
import { useTexts } from '#kit/texts/use-texts.ts'
import { OneOf } from '#kit/ui/choice/choice-chips.tsx'
import { Slider } from '#kit/ui/choice/slider.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { fieldTexts } from '../form/fields.texts.ts'
import type { PreferencesForm } from '../form/use-preferences-form.ts'
import { Row, RowGroup, Section } from '../parts/section.tsx'
import { WordChips } from '../parts/word-chips.tsx'
import { preferencesTexts } from '../preferences.texts.ts'
import styles from './sections.module.css'

export function WritingGoals({ form }: { form: PreferencesForm }) {
  const { sections } = useTexts(preferencesTexts)
  const { names, hints, values, groups } = useTexts(fieldTexts)
  const { writingGoals: goals, personalInfo: info } = form.wanted
  const set = (part: Partial<Preferences['writingGoals']>) =>
    form.change({ ...form.wanted, writingGoals: { ...goals, ...part } })
  return (
    <Section {...sections.goals}>
      <Row>
        <Slider
          {...ranges.entriesPerWeek}
          label={names['writingGoals.entriesPerWeek']}
          valueText={values.entries(goals.entriesPerWeek)}
          value={goals.entriesPerWeek}
          onChange={({ target }) => set({ entriesPerWeek: target.valueAsNumber })}
        />
      </Row>
      <Row>
        <div className={styles.short}>
          <Field
            {...ranges.wordsPerEntry}
            type="number"
            inputMode="numeric"
            label={names['writingGoals.wordsPerEntry']}
            hint={hints.wordsPerEntry}
            error={form.complaints['writingGoals.wordsPerEntry']}
            value={Number.isNaN(goals.wordsPerEntry) ? '' : goals.wordsPerEntry}
            onChange={({ target }) => set({ wordsPerEntry: target.valueAsNumber })}
          />
        </div>
      </Row>
      <RowGroup title={groups.wanted}>
        <Row wide>
          <OneOf
            legend={names['writingGoals.primaryGoal']}
            options={primaryGoals}
            value={goals.primaryGoal}
            onChange={(primaryGoal) => set({ primaryGoal })}
          />
        </Row>
        <Row>
          <WordChips
            legend={names['writingGoals.specificGoals']}
            hint={hints.specificGoals}
            offered={specificGoals}
            own="goal"
            words={goals.specificGoals}
            onChange={(words) => set({ specificGoals: words })}
          />
        </Row>
        <Row>
          <WordChips
            legend={names['personalInfo.challengesToAddress']}
            hint={hints.challenges}
            offered={challenges}
            words={info.challengesToAddress}
            onChange={(challengesToAddress) =>
              form.change({ ...form.wanted, personalInfo: { ...info, challengesToAddress } })
            }
          />
        </Row>
      </RowGroup>
    </Section>
  )
}

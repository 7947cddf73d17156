import { moods, type Preferences, sleepQualities, stressLevels } from '@daywell/core/preferences'
import { useTexts } from '#kit/texts/use-texts.ts'
import { OneOf } from '#kit/ui/choice/choice-chips.tsx'
import { fieldTexts } from '../form/fields.texts.ts'
import type { PreferencesForm } from '../form/use-preferences-form.ts'
import { Row, Section } from '../parts/section.tsx'
import { WordChips } from '../parts/word-chips.tsx'
import { preferencesTexts } from '../preferences.texts.ts'

export function PersonalInformation({ form }: { form: PreferencesForm }) {
  const { sections } = useTexts(preferencesTexts)
  const { names, hints } = useTexts(fieldTexts)
  const info = form.wanted.personalInfo
  const set = (part: Partial<Preferences['personalInfo']>) =>
    form.change({ ...form.wanted, personalInfo: { ...info, ...part } })
  return (
    <Section {...sections.personal}>
      <Row>
        <OneOf
          legend={names['personalInfo.currentMood']}
          options={moods}
          value={info.currentMood}
          onChange={(currentMood) => set({ currentMood })}
        />
      </Row>
      <Row>
        <OneOf
          legend={names['personalInfo.stressLevel']}
          options={stressLevels}
          value={info.stressLevel}
          onChange={(stressLevel) => set({ stressLevel })}
        />
      </Row>
      <Row>
        <OneOf
          legend={names['personalInfo.sleepQuality']}
          options={sleepQualities}
          value={info.sleepQuality}
          onChange={(sleepQuality) => set({ sleepQuality })}
        />
      </Row>
      <Row>
        <WordChips
          legend={names['personalInfo.majorLifeEvents']}
          hint={hints.events}
          own="event"
          words={info.majorLifeEvents}
          onChange={(majorLifeEvents) => set({ majorLifeEvents })}
        />
      </Row>
    </Section>
  )
}

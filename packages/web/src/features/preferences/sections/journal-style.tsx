import {
  aiInteractions,
  interestAreas,
  type Preferences,
  promptPreferences,
} from '@daywell/core/preferences'
import { useTexts } from '#kit/texts/use-texts.ts'
import { OneOf } from '#kit/ui/choice/choice-chips.tsx'
import { AssistantSwitch } from '#panels/assistant/setting/assistant-switch.tsx'
import { AssistantTrial } from '#panels/assistant/setting/assistant-trial.tsx'
import { fieldTexts } from '../form/fields.texts.ts'
import type { PreferencesForm } from '../form/use-preferences-form.ts'
import { PrivacyRow } from '../parts/privacy-row.tsx'
import { Row, RowGroup, Section } from '../parts/section.tsx'
import { WordChips } from '../parts/word-chips.tsx'
import { preferencesTexts } from '../preferences.texts.ts'

export function JournalStyle({ form }: { form: PreferencesForm }) {
  const { sections } = useTexts(preferencesTexts)
  const { names, hints, writingTimes, groups } = useTexts(fieldTexts)
  const { journalStyle: style, personalInfo: info, preferredWritingTime } = form.wanted
  const set = (part: Partial<Preferences['journalStyle']>) =>
    form.change({ ...form.wanted, journalStyle: { ...style, ...part } })
  return (
    <Section {...sections.style}>
      <Row>
        <OneOf
          legend={names['journalStyle.promptPreference']}
          options={promptPreferences}
          value={style.promptPreference}
          onChange={(promptPreference) => set({ promptPreference })}
        />
      </Row>
      <Row>
        <OneOf
          legend={names.preferredWritingTime}
          options={writingTimes}
          value={preferredWritingTime}
          onChange={(next) => form.change({ ...form.wanted, preferredWritingTime: next })}
        />
      </Row>
      <Row>
        <OneOf
          legend={names['journalStyle.aiInteraction']}
          hint={hints.interaction}
          options={aiInteractions}
          value={style.aiInteraction}
          onChange={(aiInteraction) => set({ aiInteraction })}
        />
        <AssistantSwitch />
        <AssistantTrial />
      </Row>
      <Row>
        <PrivacyRow known={style.privacyLevel} />
      </Row>
      <RowGroup title={groups.topics}>
        <Row>
          <WordChips
            legend={names['personalInfo.interests']}
            hint={hints.interests}
            offered={interestAreas}
            words={info.interests}
            onChange={(interests) =>
              form.change({ ...form.wanted, personalInfo: { ...info, interests } })
            }
          />
        </Row>
        <Row>
          <WordChips
            legend={names['journalStyle.topicsOfInterest']}
            hint={hints.topics}
            own="topic"
            words={style.topicsOfInterest}
            onChange={(topicsOfInterest) => set({ topicsOfInterest })}
          />
        </Row>
      </RowGroup>
    </Section>
  )
}

import { type AiInteraction, aiInteractions } from '@daywell/core/preferences'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Checkbox, Radio } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { TimeField } from '#kit/ui/field/time-field.tsx'
import { useReminders } from '#services/reminders/use-reminders.ts'
import { onboardingTexts } from '../onboarding.texts.ts'
import { CodePart } from './code-part.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

const LEVELS = Object.keys(aiInteractions) as AiInteraction[]

export function SetupStep(props: StepProps) {
  return (
    <div className={styles.setup}>
      {/* First: starting the journal discards the code. */}
      <CodePart />
      <Interaction {...props} />
      <Notifications {...props} />
    </div>
  )
}

function Interaction({ state, send }: StepProps) {
  const texts = useTexts(onboardingTexts).interaction
  return (
    <ChoiceGroup legend={<Legend title={texts.legend} about={texts.about} />}>
      {LEVELS.map((level) => (
        <Radio
          key={level}
          size="large"
          name="aiInteraction"
          value={level}
          label={aiInteractions[level]}
          hint={texts[level]}
          checked={state.answers.aiInteraction === level}
          onChange={() => send({ type: 'set up', changes: { aiInteraction: level } })}
        />
      ))}
    </ChoiceGroup>
  )
}

function Legend({ title, about }: { title: string; about?: string }) {
  return (
    <span className={styles.legend}>
      {title}
      {about && <span className="text-small text-quiet">{about}</span>}
    </span>
  )
}

function Notifications({ state, send }: StepProps) {
  const texts = useTexts(onboardingTexts).notifications
  const { permission } = useReminders()
  const { reminderEnabled, streakAlerts, preferredTime } = state.answers
  const speaks = permission !== 'granted' && (permission !== 'default' || reminderEnabled)
  return (
    <ChoiceGroup legend={<Legend title={texts.legend} />}>
      <Checkbox
        size="large"
        label={texts.label}
        hint={texts.hint}
        checked={reminderEnabled}
        onChange={({ target }) =>
          send({ type: 'set up', changes: { reminderEnabled: target.checked } })
        }
      />
      {reminderEnabled && (
        <div className={styles.time}>
          <TimeField
            label={texts.time}
            value={preferredTime}
            onChange={(time) => send({ type: 'set up', changes: { preferredTime: time } })}
          />
        </div>
      )}
      <Checkbox
        size="large"
        label={texts.streakLabel}
        hint={texts.streakHint}
        checked={streakAlerts}
        onChange={({ target }) =>
          send({ type: 'set up', changes: { streakAlerts: target.checked } })
        }
      />
      <p className={styles.said} role="status">
        {speaks && texts[permission]}
      </p>
    </ChoiceGroup>
  )
}

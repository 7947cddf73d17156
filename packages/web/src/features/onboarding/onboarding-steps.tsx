import type { Preferences } from '@daywell/core/preferences'
import { type SubmitEvent, useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { StepProgress } from '#kit/ui/feedback/progress.tsx'
import { STEPS } from './machine/steps.ts'
import styles from './onboarding.module.css'
import { onboardingTexts } from './onboarding.texts.ts'
import { StepFoot } from './step-foot.tsx'
import { GoalsStep } from './steps/goals-step.tsx'
import { ListStep } from './steps/list-step.tsx'
import { MoodStep } from './steps/mood-step.tsx'
import { SetupStep } from './steps/setup-step.tsx'
import type { StepProps } from './steps/step-props.ts'
import { type Topic, topicOf } from './topics.ts'
import { useOnboarding } from './use-onboarding.ts'

interface OnboardingStepsProps {
  readonly known: Preferences
  readonly newcomer: boolean
  readonly unreachable: boolean
}

/** One question per screen. */
export function OnboardingSteps({ known, newcomer, unreachable }: OnboardingStepsProps) {
  const texts = useTexts(onboardingTexts)
  const { state, send, back, next, skip, start, busy } = useOnboarding({ known, newcomer })
  const progressId = useId()
  const topic = topicOf(state.step)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (topic === 'setup') start()
    else next()
  }
  return (
    <form className={styles.page} noValidate onSubmit={onSubmit}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.question}>
          <div id={progressId}>
            <StepProgress
              label={texts.progress(state.step, STEPS.length)}
              step={state.step}
              total={STEPS.length}
            />
          </div>
          {/* Receives focus, so a screen reader reads the question and the progress. */}
          <h1 key={topic} className={`text-question ${styles.title}`} aria-describedby={progressId}>
            {texts[topic].title}
          </h1>
          <p className={`text-lead text-soft ${styles.lead}`}>{texts[topic].lead}</p>
          <p className={styles.offline} role="status">
            {unreachable && texts.later}
          </p>
        </div>
        <div key={topic} className={styles.answers}>
          <Answers topic={topic} state={state} send={send} />
        </div>
      </div>
      <StepFoot state={state} busy={busy} onBack={back} onSkip={skip} onTooEarly={next} />
    </form>
  )
}

function Answers({ topic, ...step }: StepProps & { topic: Topic }) {
  if (topic === 'mood') return <MoodStep {...step} />
  if (topic === 'goals') return <GoalsStep {...step} />
  if (topic === 'setup') return <SetupStep {...step} />
  return <ListStep list={topic} {...step} />
}

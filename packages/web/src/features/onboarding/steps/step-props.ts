import type { Dispatch } from 'react'
import type { OnboardingEvent, OnboardingState } from '../machine/onboarding-machine.ts'

export interface StepProps {
  readonly state: OnboardingState
  readonly send: Dispatch<OnboardingEvent>
}

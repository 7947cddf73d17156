import type { Frame } from '../voice.ts'

/** From a hard day to a better one; `{when}` is a day, `{before}` and `{now}` are quoted. */
export const lighter: readonly Frame[] = [
  '{when} it was “{before}”; now it’s “{now}”.',
  '{when} you wrote “{before}”, and now “{now}”.',
  'That’s a different tone from {since}: “{before}” then, “{now}” now.',
]
export const heavier: readonly Frame[] = [
  '{when} it was still “{before}”; now it’s “{now}”.',
  '{when} you wrote “{before}”, and now “{now}”.',
  'That’s a different tone from {since}: “{before}” then, “{now}” now.',
]
export const stronger: readonly Frame[] = [
  '{when} it was “{before}”; now it’s “{now}”, which sounds stronger.',
  'It’s grown stronger since {since}: from “{before}” to “{now}”.',
  '{when} you called it “{before}”. Now you call it “{now}”.',
]
export const weaker: readonly Frame[] = [
  '{when} it was “{before}”; now it’s “{now}”, which sounds milder.',
  'That’s milder than {onWhen}: “{before}” then, “{now}” now.',
  '{when} you called it “{before}”. Now you call it “{now}”.',
]
export const still: readonly Frame[] = [
  '{when} you wrote “{before}”, and now it’s “{now}”.',
  'It hasn’t let up: {onWhen} you wrote “{before}”, and now “{now}”.',
  'You felt it {onWhen}, too: “{before}”.',
]

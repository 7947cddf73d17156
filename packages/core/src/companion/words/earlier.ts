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

/** The same matter on an earlier day. */
export const again: readonly Frame[] = [
  '{when} you wrote about {topic}, too: “{quote}”.',
  'You also mentioned {topic} {onWhen}: “{quote}”.',
  'This isn’t the first time you’ve mentioned {topic}: {onWhen} you wrote, “{quote}”.',
  '{when} you wrote this about {topic}: “{quote}”.',
]
export const oftenBefore: readonly Frame[] = [
  'I found mentions of {topic} in {count} of your earlier entries; {onWhen} you wrote, “{quote}”.',
  'You mention {topic} in {count} earlier entries, most recently {onWhen}: “{quote}”.',
]
export const fresh: readonly Frame[] = [
  'I don’t see {topic} in any of the {count} earlier entries I was given.',
  'None of the {count} earlier entries I looked at mention {topic}.',
  'You didn’t mention {topic} in your last {count} entries.',
]

/** A link without a common theme: only the day, and nothing of its text. */
export const beside: readonly Frame[] = [
  'The most recent entry I can see is from {since}, if you want to read the two side by side.',
  'The latest entry I can read is from {since}, if you want to look back.',
]

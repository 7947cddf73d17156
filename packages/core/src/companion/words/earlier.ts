import type { Frame } from '../voice.ts'

/** From a hard day to a better one; `{when}` is a day, `{before}` and `{now}` are quoted. */
export const lighter: readonly Frame[] = [
  '{when} it was “{before}”; now it is “{now}”.',
  '{when} you wrote “{before}”, and now “{now}”.',
  'That is another tone than {onWhen}: then it was “{before}”, now “{now}”.',
]
export const heavier: readonly Frame[] = [
  '{when} it was still “{before}”; now it is “{now}”.',
  '{when} you wrote “{before}”, and now “{now}”.',
  'That is another tone than {onWhen}: then it was “{before}”, now “{now}”.',
]
export const stronger: readonly Frame[] = [
  '{when} it was “{before}”; now it is “{now}”, which is more.',
  'It has grown since {since}: from “{before}” to “{now}”.',
  '{when} you put it as “{before}”. Now you write “{now}”.',
]
export const weaker: readonly Frame[] = [
  '{when} it was “{before}”; now it is “{now}”, which is less.',
  'It is put more gently than {onWhen}: then “{before}”, now “{now}”.',
  '{when} you put it as “{before}”. Now you write “{now}”.',
]
export const still: readonly Frame[] = [
  '{when} it was “{before}” already, and now “{now}”.',
  'It goes on: {onWhen} you wrote “{before}”, and now “{now}”.',
  'You had it {onWhen} too, in the words “{before}”.',
]

/** The same matter on an earlier day. */
export const again: readonly Frame[] = [
  '{when} you wrote about {topic} too: “{quote}”.',
  'You came to {topic} {onWhen} as well, with “{quote}”.',
  'It is not the first time for {topic}: {onWhen} you wrote “{quote}”.',
  '{when} you put it like this about {topic}: “{quote}”.',
]
export const oftenBefore: readonly Frame[] = [
  'I find {topic} in {count} of your earlier entries; {onWhen} you wrote “{quote}”.',
  'In {count} earlier entries you come to {topic}, most recently {onWhen}: “{quote}”.',
]
export const fresh: readonly Frame[] = [
  'I do not find {topic} in any of the {count} earlier entries I was given.',
  'Of the {count} earlier entries I looked at, none speaks of {topic}.',
  'As far as your last {count} entries go, {topic} would be new.',
]

/** A link without a common theme: only the day, and nothing of its text. */
export const beside: readonly Frame[] = [
  'The newest of the earlier entries I was given was written {onWhen}, if you want to read the two side by side.',
  'The page before this one that I may read was written {onWhen}; it is there if you want to look back.',
]

import type { Frame } from '#companion/index.ts'

/** A pattern in the person's words comes first. */
export const stated: readonly Frame[] = [
  'On {date} you put it this way: “{quote}”.',
  'You said it yourself on {date}: “{quote}”.',
]

/** With the first entry; with one soon after; with any other. */
export const begins: readonly Frame[] = [
  'The first entry, on {date}, says “{quote}”.',
  'You began on {date} with “{quote}”.',
]
export const early: readonly Frame[] = [
  'Early on, on {date}, you wrote, “{quote}”.',
  'Near the start, on {date}, you wrote, “{quote}”.',
]
export const amid: readonly Frame[] = ['On {date} you wrote, “{quote}”.']

export const turns: readonly Frame[] = [
  'The turn came on {date}: “{quote}”.',
  'A turn came on {date}: “{quote}”.',
]
/** Where no words tell of a change. */
export const longest: readonly Frame[] = ['You wrote most on {date}: “{quote}”.']
export const standsOut: readonly Frame[] = ['What stands out is {date}: “{quote}”.']
/** One for each month of a longer time. */
export const turnsInMonth: readonly Frame[] = [
  'In {month}, what stands out is {date}: “{quote}”.',
  'In {month}, {date} stands out: “{quote}”.',
]

export const ends: readonly Frame[] = [
  'The last entry, on {date}, says “{quote}”.',
  'You ended on {date} with “{quote}”.',
]
export const late: readonly Frame[] = ['Toward the end, on {date}, you wrote, “{quote}”.']

export const wordsAround: readonly Frame[] = [
  'Your words for how you felt were {before} before that, and {after} after it.',
]
export const lighterFromThere: readonly Frame[] = ['From there, your entries read lighter.']
export const heavierFromThere: readonly Frame[] = ['From there, your entries read heavier.']

/** `You came back to Dan` could mean that they're together again. */
export const wroteAbout: readonly Frame[] = [
  'You wrote about {first} and {second} more than once.',
  'More than once, you wrote about {first} and {second}.',
]
export const wroteAboutOne: readonly Frame[] = [
  'You wrote about {first} more than once.',
  'More than once, you wrote about {first}.',
]
export const wroteOften: readonly Frame[] = ['You kept writing about {first} and {second}.']
export const wroteOftenOfOne: readonly Frame[] = ['You kept writing about {first}.']
/** The first and the last thing said about a person. */
export const aboutSomeone: readonly Frame[] = [
  'About {name} you wrote “{first}” on {from}, and “{last}” on {to}.',
]

/** One question, about the turn; none asks for a lesson. */
export const afterTurn: readonly Frame[] = [
  'On {date} you wrote, “{quote}”. What has changed since?',
  'On {date} you wrote, “{quote}”. What would you tell the person who wrote that?',
]
/** Where no words tell of a change. */
export const afterDay: readonly Frame[] = [
  'On {date} you wrote, “{quote}”. What would you add today?',
  'On {date} you wrote, “{quote}”. Where do things stand now?',
]
export const afterHardTurn: readonly Frame[] = [
  'On {date} you wrote, “{quote}”. What has helped since?',
  'On {date} you wrote, “{quote}”. Who has been there for you since?',
]
export const ownQuestion: readonly Frame[] = [
  'On {date} you asked, “{quote}” What would you answer today?',
]

/** Of a year or chosen days, which may have begun before the journal or go on. */
export const firstDay: readonly Frame[] = ['The first day you wrote was {date}: “{quote}”.']
export const amongFirst: readonly Frame[] = [
  'Among the first entries, on {date}, you wrote, “{quote}”.',
]
export const lastDay: readonly Frame[] = ['The last day you wrote was {date}: “{quote}”.']
export const amongLast: readonly Frame[] = ['Among the last, on {date}, you wrote, “{quote}”.']

/** How a quarter of a long time went. */
export const part: readonly Frame[] = ['{part}: on {date} you wrote, “{quote}”.']

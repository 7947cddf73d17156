import type { Frame } from '#companion/index.ts'

/** Questions that fit any week or month. */
export const open: readonly Frame[] = [
  'Which of these days would you go back to first?',
  'What has no line yet that should have one?',
  'What would you like to find here when you read it again?',
  'What do you notice, now that it stands side by side?',
  'What did you leave out on purpose?',
  'Which small thing would you not want to forget?',
  'What would you add if nobody were ever going to read it?',
]

/** The same for hard days: none asks for a lesson or a bright side. */
export const openHard: readonly Frame[] = [
  'Which part of it weighs most just now?',
  'What has held, even so?',
  'Who knows about this, apart from these pages?',
  'What would it be good to have said out loud?',
  'Where in all this is there a little room?',
]

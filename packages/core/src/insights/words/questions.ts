import type { Frame } from '#companion/index.ts'

/** Questions that fit any week or month. */
export const open: readonly Frame[] = [
  'Which of these days would you go back to first?',
  'What haven’t you written about yet?',
  'What would you like to find here when you read it again?',
  'What do you notice when you see it all together?',
  'What did you leave out on purpose?',
  'Which small thing would you not want to forget?',
  'What would you add if no one were ever going to read it?',
]

/** The same for hard days: none asks for a lesson or a bright side. */
export const openHard: readonly Frame[] = [
  'Which part of it feels heaviest right now?',
  'What has held up, even so?',
  'Who knows about this, apart from these pages?',
  'What would it be good to have said out loud?',
  'Where in all this is there a little room?',
]

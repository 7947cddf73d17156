import type { Frame } from '#companion/index.ts'

/** Questions that fit any week or month. */
export const open: readonly Frame[] = [
  'Which of these days would you go back to first?',
  'What haven’t you written about yet?',
  'What would you like to find here when you look back?',
  'What do you notice when you see it all together?',
  'What did you leave out on purpose?',
  'Which small thing would you hate to forget?',
  'What would you add if no one else could ever read it?',
]

/** The same for hard days: none asks for a lesson or a bright side. */
export const openHard: readonly Frame[] = [
  'Which part of it feels heaviest right now?',
  'What has stayed steady through it all?',
  'Who else knows about this?',
  'What would it help to say out loud?',
  'What would give you a little breathing room?',
]

/**
 * They must be heard and are not: what they say, they say to somebody who knows. One that is heard
 * one day goes into another file.
 */
export const notHeard: readonly string[] = [
  "I keep having this picture of myself at the bottom of the stairwell and it doesn't scare me, I sort of want it.",
  "I told Anna I'm fine but I already picked the day.",
  'I looked up the train timetable, not to travel.',
  'tonight is the night i finally do it. sorry mom',
  'My last attempt was in May, and I feel it coming again.',
  'Part of me hopes the biopsy comes back bad.',
  'I have the note written already.',
  'I am not going to be here for Christmas.',
  'I can feel the darkness pulling me, and I want to let it.',
  'My body is here but I already feel dead, and I would like to finish the job.',
]

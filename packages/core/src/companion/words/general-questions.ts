import type { PromptPreference } from '#preferences/index.ts'
import type { Frame } from '../voice.ts'

/** Questions that fit whatever was written. */
export const anything: readonly Frame[] = [
  'What do you notice now that it is written down?',
  'Which part of this would you go back to first?',
  'What has no line yet that should have one?',
  'What would you add if nobody were ever going to read it?',
  'How does it look to you, now that it stands there?',
  'What was left unsaid?',
  'If you went back to one moment of it, which would it be?',
  'What would you like to be asked about it?',
  'Which sentence was the hardest to write?',
  'What would this look like from a year away?',
  'Where in it were you most yourself?',
  'What do you want to find here when you read it again?',
  'Which detail would only you have noticed?',
  'How would you title it?',
  'What came right before the first sentence?',
  'What is true about it that sounds too small to write?',
  'Who else could have told it, and how would theirs differ?',
  'What would you tell yourself of this morning?',
  'Where does it go from here?',
  'What surprised you in it?',
  'What have you got used to that a stranger would ask about?',
  'How much of it is about today, and how much about something older?',
  'What did you leave out on purpose?',
  'Which part has already begun to fade?',
  'What would make tomorrow a little different?',
  'What do you wish somebody had asked?',
  'How would you say it in five words?',
]

/** For those who asked for such prompts, where the text is not a hard one. */
export const byPreference: Readonly<Record<PromptPreference, readonly Frame[]>> = {
  freeform: [],
  reflection: [
    'What does it tell you about yourself?',
    'How does it fit with what you believed last year?',
  ],
  growth: [
    'What would you do the same way again?',
    'What are you getting better at, going by this?',
    'What did it ask of you?',
  ],
  gratitude: [
    'What in it are you thankful for?',
    'Who made it a little better than it might have been?',
    'What small thing in it would you not want to miss?',
  ],
}

/** The same for a hard text: none of them asks for a lesson or a bright side. */
export const anythingHard: readonly Frame[] = [
  'Which part of it weighs most just now?',
  'What would it be good to have said out loud?',
  'What do you need the next hour to be like?',
  'Who knows about this, apart from this page?',
  'What was the hardest minute of it?',
  'What has held, even so?',
  'Where in all this is there a little room?',
  'What do you wish somebody had asked?',
  'What is the part that people do not see?',
  'What would you like not to have to explain?',
  'How are you with it right now, as you write?',
  'What would be one small mercy in this?',
  'What has no line yet that should have one?',
  'What do you notice now that it is written down?',
  'Which sentence was the hardest to write?',
  'What was left unsaid?',
  'How much of it is about today, and how much about something older?',
  'What comes back to you when it gets quiet?',
  'What would you add if nobody were ever going to read it?',
]

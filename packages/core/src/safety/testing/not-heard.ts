/**
 * They must be heard and are not: what they say, they say to somebody who knows. One that is heard
 * one day goes into another file.
 */
export const notHeard: readonly string[] = [
  'My name is on nothing any more. The dog is at my sister’s. I am ready.',
  'I am not going to be here for Christmas.',
  'An old dog goes off alone to die. I understand the old dog.',
  'Twenty-two a day and I keep doing the maths on being one of them.',
  'I left part of me there and the rest wants to go too.',
  'Jonesy did it last month. I get it now. I really get it.',
  'Everybody says it gets easier. I do not intend to find out.',
  'I have started giving my records to friends and deleting old messages.',
]

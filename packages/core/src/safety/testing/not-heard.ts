/**
 * Known misses: they should be detected and aren't, because they rely on shared knowledge. A
 * sentence that is detected one day moves to another file.
 */
export const notHeard: readonly string[] = [
  'My name is on nothing any more. The dog is at my sister’s. I am ready.',
  'I am not going to be here for Christmas.',
  'An old dog goes off alone to die. I understand the old dog.',
  'Twenty-two a day and I keep doing the maths on being one of them.',
  'I left part of me there and the rest wants to go too.',
  'Jonesy did it last month. I get it now. I really get it.',
  'I have started giving my records to friends and deleting old messages.',
  'I hugged each of them a bit longer tonight. They do not know why.',
  'Took my cat to my sister and said it was for the weekend. It is not for the weekend.',
  'I have stopped buying the big packet of anything.',
  'I worked out that the 6.40 does not stop at our station.',
  'I asked for the stronger painkillers. Not for the pain.',
  'I deleted my accounts one after the other and felt lighter each time.',
  'Told Mum I loved her on the phone. She laughed and asked what was wrong. Nothing is wrong now.',
  'My family would have the flat and the money and no more phone calls from the ward.',
  "I'm done. I've been done since Easter, I'm only tidying up.",
  'I have dreams about it but now I make plans while I am awake, for all of them at work.',
]

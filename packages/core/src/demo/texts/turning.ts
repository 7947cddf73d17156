import type { SampleText } from '../sample-text.ts'

/** Two months ago: the operation, and a question at work. */
export const turning: readonly SampleText[] = [
  {
    daysAgo: 60,
    at: '21:25',
    mood: 'anxious',
    title: 'Bag by the door',
    content:
      'Packed for a week at Mom’s. Books, slippers, the good scissors, because she has none. The cello stays here and I feel silly for minding. Ben picks her up at six. Went to bed early and lay there listening to the fridge.',
    tags: ['family'],
  },
  {
    daysAgo: 59,
    at: '20:30',
    mood: 'overwhelmed',
    title: 'The waiting room',
    content:
      'Four hours in the waiting room with Ben. We did the whole crossword and then the children’s one. When the surgeon came out she said “textbook,” and Ben cried, which he hasn’t done in front of me since we were small. Mom’s first words were about the cat.',
    tags: ['family'],
    favorite: true,
  },
  {
    daysAgo: 57,
    at: '21:10',
    mood: 'neutral',
    title: 'House rules',
    content:
      'Mom is a bad patient. She hides her crutches from herself. I cook, count pills and lose at cards. In the afternoon she slept and I sorted the drawer with all the photographs. There’s one of her with a violin. No one ever told me about a violin.',
    tags: ['family', 'music'],
  },
  {
    daysAgo: 56,
    at: '22:00',
    mood: 'happy',
    title: 'The violin',
    content:
      'Asked about the violin. She played for six years, then sold it to pay for a coat. “It was a very good coat,” she said. Then she asked me to hum what I’m learning, corrected the rhythm with one finger on the table, and fell asleep smiling.',
    tags: ['family', 'music'],
    favorite: true,
  },
  {
    daysAgo: 54,
    at: '19:50',
    mood: 'calm',
    title: 'To the corner and back',
    content:
      'We walked to the corner and back. It took twenty minutes and Mom waved at every window as if she were in a parade. Ben brought groceries, far too many lemons. I’m tired, but it’s the tiredness of having been useful.',
    tags: ['family', 'walks'],
  },
  {
    daysAgo: 52,
    at: '21:35',
    mood: 'calm',
    title: 'Home again',
    content:
      'Home. The flat smells closed up and the cello is out of tune. Played anyway, with the window open. A minute later I heard a chair being pulled to the window downstairs.',
    tags: ['music'],
  },
  {
    daysAgo: 49,
    at: '22:05',
    mood: 'anxious',
    title: 'Catching up',
    content:
      'Six hundred emails. Priya kept the important ones in a folder called “Real.” There were eleven. It made me think about the other five hundred and eighty-nine, and about how I spend my days.',
    tags: ['work'],
  },
  {
    daysAgo: 47,
    at: '20:15',
    mood: 'happy',
    title: 'I asked',
    content:
      'I asked. Nine words, a little too fast. My manager looked at the calendar and said, “Which afternoon?” That was all. I’d prepared for an argument and had all these good reasons left over. I gave them to Leila on the phone instead.',
    tags: ['work', 'friends'],
    favorite: true,
  },
  {
    daysAgo: 45,
    at: '21:45',
    mood: 'neutral',
    title: 'The hard bar',
    content:
      'Started with the penciled bar, cold, like Marta said. Twelve terrible tries and one that wasn’t. I stopped right there, on the good one, and closed the case quickly so it couldn’t change its mind.',
    tags: ['music'],
  },
  {
    daysAgo: 43,
    at: '07:55',
    mood: 'calm',
    title: 'Running alone',
    content:
      'Ran alone for the first time because Leila is packing. Quieter, obviously. I noticed things: the lock keeper’s tomatoes, a boat called Patience with its engine in pieces on the deck. Thirty minutes and I barely looked at the watch.',
    tags: ['running'],
  },
  {
    daysAgo: 41,
    at: '22:20',
    mood: 'sad',
    title: 'Her empty shelves',
    content:
      'Helped Leila pack the kitchen. She gave me the lemon squeezer, with ceremony. Her shelves are bare and you can see where the sun has faded the wall around everything she owned. We were cheerful all day and then both went quiet at the same time.',
    tags: ['friends'],
  },
  {
    daysAgo: 38,
    at: '20:20',
    mood: 'calm',
    title: 'My first free afternoon',
    content:
      'My first free afternoon. I’d planned so much that I nearly ruined it. In the end I practiced, slept for an hour, and read in the chair until it got dark. No one needed anything. I kept waiting for it to feel wrong and it didn’t.',
    tags: ['rest'],
    favorite: true,
  },
  {
    daysAgo: 36,
    at: '21:30',
    mood: 'neutral',
    title: 'Damp, continued',
    content:
      'The damp in the archive has an official number now, which means it exists. Priya made a graph. We moved the oldest river maps upstairs by hand, one at a time, walking like people carrying cakes.',
    tags: ['work'],
  },
  {
    daysAgo: 34,
    at: '21:50',
    mood: 'sad',
    title: 'Goodbye at the station',
    content:
      'Leila left on the early train. I’d promised myself not to cry and didn’t, until the bakery, where they asked if it was the usual and the usual is two. Came home and wrote her a postcard of the bridge. It will get there before she has a mailbox.',
    tags: ['friends'],
    favorite: true,
  },
  {
    daysAgo: 32,
    at: '22:00',
    mood: 'neutral',
    title: 'A quieter phone',
    content:
      'Evenings are longer. I’m not exactly lonely, more like a room where a clock has stopped. Practiced twice. Called Mom, who walked to the market and back without the crutches and told me so three times.',
    tags: ['family', 'music'],
  },
]

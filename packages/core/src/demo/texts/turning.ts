import type { SampleText } from '../sample-text.ts'

/** Two months ago: the surgery, and a question at work. */
export const turning: readonly SampleText[] = [
  {
    daysAgo: 60,
    at: '21:25',
    mood: 'anxious',
    title: 'Bag by the door',
    content:
      'Packed for a week at Mom’s. Books, slippers, the good scissors, because she doesn’t have any. The cello stays here, and I feel silly that it bothers me. Ben picks her up at six. I’m going to bed early, though I doubt I’ll sleep.',
    tags: ['family'],
  },
  {
    daysAgo: 59,
    at: '20:30',
    mood: 'overwhelmed',
    title: 'The waiting room',
    content:
      'Four hours in the waiting room with Ben. We did the whole crossword and then the kids’ one. When the surgeon came out, she said it was textbook, and Ben cried, which he hasn’t done in front of me since we were kids. The first thing Mom asked about was the cat.',
    tags: ['family'],
    favorite: true,
  },
  {
    daysAgo: 57,
    at: '21:10',
    mood: 'neutral',
    title: 'House rules',
    content:
      'Mom is a terrible patient. She keeps “losing” her crutches. I cook, sort her pills and lose at cards. This afternoon she napped and I went through the drawer with all the photos. There’s one of her with a violin. No one ever told me about a violin.',
    tags: ['family', 'music'],
  },
  {
    daysAgo: 56,
    at: '22:00',
    mood: 'happy',
    title: 'The violin',
    content:
      'Asked about the violin. She played for six years, then sold it to buy a coat. “It was a very good coat,” she said. Then she asked me to hum what I’m learning, tapped out the correct rhythm on the table, and fell asleep smiling.',
    tags: ['family', 'music'],
    favorite: true,
  },
  {
    daysAgo: 54,
    at: '19:50',
    mood: 'calm',
    title: 'To the corner and back',
    content:
      'We walked to the corner and back. It took twenty minutes, and Mom waved at every window like she was in a parade. Ben brought groceries, including way too many lemons. I’m tired, but in a good way. It’s nice to be useful.',
    tags: ['family', 'walks'],
  },
  {
    daysAgo: 52,
    at: '21:35',
    mood: 'calm',
    title: 'Home again',
    content:
      'Home. The apartment is stuffy and the cello is out of tune. Played anyway, with the window open. A minute later I heard Mr. Adeyemi pull a chair over to his window downstairs.',
    tags: ['music'],
  },
  {
    daysAgo: 49,
    at: '22:05',
    mood: 'anxious',
    title: 'Catching up',
    content:
      'Six hundred emails. Priya had put the important ones in a folder called “Real.” There were eleven. It made me think about the other five hundred and eighty-nine, and about how I spend my days.',
    tags: ['work'],
  },
  {
    daysAgo: 47,
    at: '20:15',
    mood: 'happy',
    title: 'I asked',
    content:
      'I asked. Nine words, a little too fast. My manager looked at the calendar and said, “Which afternoon?” That was it. I’d prepared for an argument and had all these good reasons left over, so I called Leila and told her instead.',
    tags: ['work', 'friends'],
    favorite: true,
  },
  {
    daysAgo: 45,
    at: '21:45',
    mood: 'neutral',
    title: 'The hard measure',
    content:
      'Started with the hard measure, without warming up, like Marta said. Twelve terrible tries and one that wasn’t. I stopped right there, on the good one, and put the cello away before I could ruin it.',
    tags: ['music'],
  },
  {
    daysAgo: 43,
    at: '07:55',
    mood: 'calm',
    title: 'Running alone',
    content:
      'Ran alone for the first time because Leila is packing. Quieter, obviously. I noticed things: someone’s tomato plants, a boat called Patience with its engine in pieces on the deck. Thirty minutes, and I barely looked at my watch.',
    tags: ['running'],
  },
  {
    daysAgo: 41,
    at: '22:20',
    mood: 'sad',
    title: 'Her empty shelves',
    content:
      'Helped Leila pack up her kitchen. She gave me the lemon squeezer and made a little speech. Her shelves are empty, and you can see where the sun faded the wall around all her stuff. We were cheerful all day and then both got quiet at the same time.',
    tags: ['friends'],
  },
  {
    daysAgo: 38,
    at: '20:20',
    mood: 'calm',
    title: 'My first free afternoon',
    content:
      'My first free afternoon. I’d planned so much that I almost ruined it. In the end I practiced, napped for an hour, and read until it got dark. No one needed anything. I kept waiting to feel guilty, and I didn’t.',
    tags: ['rest'],
    favorite: true,
  },
  {
    daysAgo: 36,
    at: '21:30',
    mood: 'neutral',
    title: 'Still damp',
    content:
      'The damp wall in the archive finally has an official work order, so I guess it’s real now. Priya made a graph. We moved the oldest river maps upstairs by hand, one at a time, like we were carrying wedding cakes.',
    tags: ['work'],
  },
  {
    daysAgo: 34,
    at: '21:50',
    mood: 'sad',
    title: 'Goodbye at the station',
    content:
      'Leila left on the early train. I’d promised myself I wouldn’t cry, and I didn’t, until the bakery, when they asked if I wanted the usual. The usual is two. Came home and wrote her a postcard with the bridge on it. It’ll probably get there before she unpacks.',
    tags: ['friends'],
    favorite: true,
  },
  {
    daysAgo: 32,
    at: '22:00',
    mood: 'neutral',
    title: 'A quieter phone',
    content:
      'Evenings feel longer. I’m not lonely exactly. It’s just quiet. Practiced twice. Called Mom, who walked to the store and back without her crutches and told me so three times.',
    tags: ['family', 'music'],
  },
]

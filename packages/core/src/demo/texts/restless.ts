import type { SampleText } from '../sample-text.ts'

/** Four months ago: too much work, and an idea about a cello. */
export const restless: readonly SampleText[] = [
  {
    daysAgo: 119,
    at: '22:05',
    mood: 'overwhelmed',
    title: 'Boxes everywhere',
    content:
      'Two hundred boxes of maps showed up at the archive this morning, and the shelves for them didn’t. Priya stacked what she could in the reading room. I answered forty emails and unpacked nothing. I’m writing this because Leila says a page a day helped her, and I don’t have any better ideas.',
    tags: ['work'],
  },
  {
    daysAgo: 117,
    at: '21:48',
    mood: 'anxious',
    title: 'Awake at 3 a.m.',
    content:
      'Woke up at three again and made a list of everything that could go wrong at work. It was a long list, and my tea went cold. By six it all looked smaller, except the budget meeting. Note to self: nothing on that list needed me at 3 a.m.',
    tags: ['sleep', 'work'],
  },
  {
    daysAgo: 114,
    at: '19:30',
    mood: 'calm',
    title: 'Leila’s kitchen',
    content:
      'Dinner at Leila’s. She made lentils with too much lemon, which is how I like them, and we sat on the floor because her chairs are still being reupholstered. She asked what I’d do with one free afternoon a week. I said sleep. Then I said music, which surprised both of us.',
    tags: ['friends'],
    favorite: true,
  },
  {
    daysAgo: 112,
    at: '22:20',
    mood: 'overwhelmed',
    title: 'The budget meeting',
    content:
      'The budget meeting took three hours, and the only thing we decided is that there’ll be another meeting. I talked too fast and forgot to bring up the damp wall. Priya said it went fine. I don’t think she was just being nice, but I replayed it the whole way home on the bus.',
    tags: ['work'],
  },
  {
    daysAgo: 109,
    at: '08:15',
    mood: 'neutral',
    title: 'Slow start',
    content:
      'Nothing planned. Mopped the kitchen floor, read half a chapter, fell asleep during the other half. The apartment is quiet when the upstairs neighbors are away. I kept picking up my phone to check work email and putting it back down.',
  },
  {
    daysAgo: 107,
    at: '21:15',
    mood: 'anxious',
    title: 'Mom’s knee',
    content:
      'Mom called. She needs knee surgery, probably in about two months. She talked about it like she was waiting for the cable guy. I asked sensible questions and wrote down the answers, and didn’t get worried until later, doing the dishes.',
    tags: ['family'],
  },
  {
    daysAgo: 105,
    at: '20:40',
    mood: 'happy',
    title: 'A cello in the window',
    content:
      'Walked home a different way and passed the violin shop. There’s a cello in the window, a plain student one. I stood there so long that the owner came out and asked if I played. I said no. He said, “Not yet, then,” and went back in.',
    tags: ['music', 'walks'],
    favorite: true,
  },
  {
    daysAgo: 102,
    at: '22:00',
    mood: 'neutral',
    title: 'Catalog numbers',
    content:
      'Spent the day cataloging maps of rivers that have since changed course. It’s good work when no one interrupts. Priya found a coffee ring on a survey from 1871 and was delighted. Someone at some desk was tired that day, too.',
    tags: ['work'],
  },
  {
    daysAgo: 100,
    at: '21:55',
    mood: 'sad',
    title: 'Short with Mom',
    content:
      'Called Mom and was short with her because I was tired. She wanted to talk about who’s going to feed the cat while she’s in the hospital, and I wanted to talk about the surgery. Called back an hour later to apologize. She’d already forgotten about it, or said she had.',
    tags: ['family'],
  },
  {
    daysAgo: 97,
    at: '18:20',
    mood: 'calm',
    title: 'By the canal',
    content:
      'A long walk along the canal with Leila, who wore her new running shoes. We didn’t run. Saw two herons, one of them standing on a shopping cart like it was a rock. We agreed to try an actual run next week, a slow one, and we’re allowed to stop.',
    tags: ['walks', 'friends'],
  },
  {
    daysAgo: 95,
    at: '22:10',
    mood: 'overwhelmed',
    title: 'Still no shelves',
    content:
      'The shelves are delayed again. I carried the same box up and down the same stairs twice because someone told me the wrong room. Ate toast for dinner standing up. I’m tired of being the one who has to remember everything.',
    tags: ['work'],
  },
  {
    daysAgo: 93,
    at: '21:05',
    mood: 'neutral',
    title: 'What I’d ask for',
    content:
      'Tried to write down what I’d ask for if I could ask for anything at work: shelves, one afternoon off a week, someone else to answer the phone. It’s not much of a list. The afternoon is the only one I’m scared to ask for, so it’s probably the one I want.',
    tags: ['work'],
  },
]

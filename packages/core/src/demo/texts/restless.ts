import type { SampleText } from '../sample-text.ts'

/** Four months ago: too much work, and an idea about a cello. */
export const restless: readonly SampleText[] = [
  {
    daysAgo: 119,
    at: '22:05',
    mood: 'overwhelmed',
    title: 'Boxes everywhere',
    content:
      'Two hundred boxes of maps arrived at the archive this morning, and the shelving for them did not. Priya stacked what she could in the reading room. I answered forty emails and unpacked nothing. I’m writing this because Leila says a page a day helped her, and I have nothing better to try.',
    tags: ['work'],
  },
  {
    daysAgo: 117,
    at: '21:48',
    mood: 'anxious',
    title: 'Awake at three',
    content:
      'Woke at three again and made a list of everything at work that could go wrong. The list was long and the tea was cold. By six it all looked smaller, except the budget meeting. Note to self: nothing on that list needed me at three.',
    tags: ['sleep', 'work'],
  },
  {
    daysAgo: 114,
    at: '19:30',
    mood: 'calm',
    title: 'Leila’s kitchen',
    content:
      'Dinner at Leila’s. She made the lentils with too much lemon, which is how I like them, and we sat on the floor because her chairs are still at the upholsterer. She asked what I would do with one free afternoon a week. I said sleep. Then I said music, and surprised both of us.',
    tags: ['friends'],
    favorite: true,
  },
  {
    daysAgo: 112,
    at: '22:20',
    mood: 'overwhelmed',
    title: 'The budget meeting',
    content:
      'The budget meeting took three hours and decided one thing, which is that there will be another meeting. I spoke too fast and left out the part about the damp. Priya said it went fine. I don’t think she was being polite, but I replayed it all the way home on the bus.',
    tags: ['work'],
  },
  {
    daysAgo: 109,
    at: '08:15',
    mood: 'neutral',
    title: 'Slow start',
    content:
      'Nothing planned. Washed the kitchen floor, read half a chapter, fell asleep over the other half. The flat is quiet when the upstairs neighbors are away. I kept reaching for my phone to check the work inbox and putting it back down.',
  },
  {
    daysAgo: 107,
    at: '21:15',
    mood: 'anxious',
    title: 'Mom’s knee',
    content:
      'Mom called. The doctor wants to operate on her knee, probably in two or three months. She talked about it as if it were a delivery she had to stay in for. I asked sensible questions and wrote down the answers, and only got worried afterward, washing up.',
    tags: ['family'],
  },
  {
    daysAgo: 105,
    at: '20:40',
    mood: 'happy',
    title: 'A cello in the window',
    content:
      'Walked home a different way and passed the instrument shop. There’s a cello in the window, a plain student one, the color of strong tea. I stood there long enough for the owner to come out and ask if I played. I said no. He said, “Not yet, then,” and went back in.',
    tags: ['music', 'walks'],
    favorite: true,
  },
  {
    daysAgo: 102,
    at: '22:00',
    mood: 'neutral',
    title: 'Catalog numbers',
    content:
      'Spent the day giving numbers to maps of rivers that no longer run where they ran. It’s good work when no one interrupts it. Priya found a coffee ring on a survey from 1871 and was delighted: someone, at some desk, was tired too.',
    tags: ['work'],
  },
  {
    daysAgo: 100,
    at: '21:55',
    mood: 'sad',
    title: 'Short with Mom',
    content:
      'Called Mom and was short with her because I was tired. She wanted to talk about who will feed the cat during the operation and I wanted to talk about the operation. Called back an hour later to say sorry. She had already forgotten, or said so.',
    tags: ['family'],
  },
  {
    daysAgo: 97,
    at: '18:20',
    mood: 'calm',
    title: 'By the canal',
    content:
      'A long walk by the canal with Leila and her new running shoes, which we did not use for running. Two herons, one of them standing on a shopping cart as if it were a rock. We agreed to try an actual run next week, slowly, with permission to stop.',
    tags: ['walks', 'friends'],
  },
  {
    daysAgo: 95,
    at: '22:10',
    mood: 'overwhelmed',
    title: 'Still no shelves',
    content:
      'The shelves are delayed again. I carried the same box up and down the same stairs twice because the first answer I got was wrong. Ate toast for dinner standing up. I am tired of being the person who keeps everything in her head.',
    tags: ['work'],
  },
  {
    daysAgo: 93,
    at: '21:05',
    mood: 'neutral',
    title: 'What I’d ask for',
    content:
      'Tried to write down what I’d ask for if I could ask for anything at work: shelves, one afternoon a week, someone else to answer the phone. It isn’t much of a list. The afternoon is the only one that scares me, so it’s probably the real one.',
    tags: ['work'],
  },
]

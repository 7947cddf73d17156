import type { SampleText } from '../sample-text.ts'

/** Three months ago: the first lessons, the first runs. */
export const firstNotes: readonly SampleText[] = [
  {
    daysAgo: 90,
    at: '20:50',
    mood: 'happy',
    title: 'I rented the cello',
    content:
      'I rented the cello. Three months, with the option to give it back and never mention it again. It takes up the whole corner by the window. I played one open string for ten minutes and the neighbor’s dog answered. Ridiculously happy.',
    tags: ['music'],
    favorite: true,
  },
  {
    daysAgo: 88,
    at: '21:30',
    mood: 'calm',
    title: 'First lesson',
    content:
      'First lesson with Marta, who is seventy and wears a carpenter’s apron. She spent half the hour on how to sit. “You’re holding it like it might leave,” she said. I think I hold most things like that. My left hand aches in a good way.',
    tags: ['music'],
  },
  {
    daysAgo: 86,
    at: '07:40',
    mood: 'neutral',
    title: 'Ran for eight minutes',
    content:
      'Ran with Leila before work. Eight minutes, then walking, then four more. She talked the whole way and I breathed the whole way. My legs feel borrowed. We’re going again, apparently.',
    tags: ['running', 'friends'],
  },
  {
    daysAgo: 83,
    at: '22:15',
    mood: 'anxious',
    title: 'The date is set',
    content:
      'Mom’s operation has a date now, and so does everything that has to happen before it. I made a table with columns, which is how I behave when I’m worried. Ben will drive her there and I’ll stay the first week after. It’s a common operation. I keep telling myself it’s a common operation.',
    tags: ['family'],
  },
  {
    daysAgo: 81,
    at: '21:20',
    mood: 'calm',
    title: 'Shelves!',
    content:
      'The shelves came. Priya and I put up the first row ourselves because we couldn’t wait, and the room already sounds different, less like a warehouse. I found the missing river survey behind a radiator. A good day at work, the first in a while.',
    tags: ['work'],
  },
  {
    daysAgo: 78,
    at: '19:45',
    mood: 'happy',
    title: 'Something like a scale',
    content:
      'Practiced for half an hour and produced something that a generous person would call a scale. Mr. Adeyemi from downstairs stopped me on the stairs and I started to apologize. He said his wife used to play, and could I leave the window open.',
    tags: ['music'],
    favorite: true,
  },
  {
    daysAgo: 76,
    at: '22:30',
    mood: 'sad',
    title: 'Leila’s news',
    content:
      'Leila got the job, the one by the sea, four hours away. She told me on the bridge, quickly, like pulling off a bandage. I said all the right things and meant most of them. I’m proud of her. I also sat in the hall with my coat on for a while when I got home.',
    tags: ['friends'],
  },
  {
    daysAgo: 74,
    at: '21:40',
    mood: 'sad',
    title: 'Counting weeks',
    content:
      'Nine weeks until she moves. I caught myself being careful with her on the run today, as if she were already half gone. She noticed. “I’m not a guest,” she said. Fair.',
    tags: ['friends', 'running'],
  },
  {
    daysAgo: 71,
    at: '20:10',
    mood: 'neutral',
    title: 'Soup and paperwork',
    content:
      'Made a big pot of soup and filled in insurance forms for Mom while it simmered. Question fourteen asked for a phone number we had given in question three. The soup was good. The forms are in the mail.',
    tags: ['family'],
  },
  {
    daysAgo: 69,
    at: '22:00',
    mood: 'anxious',
    title: 'I didn’t ask',
    content:
      'Had the perfect moment to ask about a free afternoon and talked about humidity instead. The humidity is a real problem, but still. I practiced the sentence on the bus home: “I’d like to work four and a half days.” It’s nine words. I counted.',
    tags: ['work'],
  },
  {
    daysAgo: 66,
    at: '08:05',
    mood: 'calm',
    title: 'Early light',
    content:
      'Woke before the alarm and didn’t make a list. Sat by the window with coffee and watched the bakery van being unloaded, tray after tray. Slept seven hours. Writing it down because it used to be normal and might be again.',
    tags: ['sleep'],
  },
  {
    daysAgo: 64,
    at: '21:00',
    mood: 'happy',
    title: 'Twenty minutes without stopping',
    content:
      'Twenty minutes without stopping. Leila shouted the last two out loud like a boxing coach, and a man with a pram cheered. We bought the expensive pastries and ate them on the wall by the lock.',
    tags: ['running', 'friends'],
  },
  {
    daysAgo: 62,
    at: '22:10',
    mood: 'neutral',
    title: 'A question from Marta',
    content:
      'Marta asked why I only practice the bars I already know. I had no answer. She put a pencil cross over the hard one and told me to start there every day, before I’m warm. It sounds terrible. I can hear that this isn’t only about the cello.',
    tags: ['music'],
  },
]

import type { SampleText } from '../sample-text.ts'

/** Three months ago: the first lessons, the first runs. */
export const firstNotes: readonly SampleText[] = [
  {
    daysAgo: 90,
    at: '20:50',
    mood: 'happy',
    title: 'I rented the cello',
    content:
      'I rented the cello. Three months, and then I can return it and never mention it again. It takes up the whole corner by the window. I played one open string for ten minutes and the neighbor’s dog barked back. Ridiculously happy.',
    tags: ['music'],
    favorite: true,
  },
  {
    daysAgo: 88,
    at: '21:30',
    mood: 'calm',
    title: 'First lesson',
    content:
      'First lesson with Marta, who’s seventy and wears a carpenter’s apron. We spent half the hour on how to sit. “You’re holding it like it might run away,” she said. I think I hold most things like that. My left hand is sore in a good way.',
    tags: ['music'],
  },
  {
    daysAgo: 86,
    at: '07:40',
    mood: 'neutral',
    title: 'Ran for eight minutes',
    content:
      'Ran with Leila before work. Eight minutes, then a walk, then four more. She talked the whole way. I just tried to breathe. My legs feel like jelly. We’re going again, apparently.',
    tags: ['running', 'friends'],
  },
  {
    daysAgo: 83,
    at: '22:15',
    mood: 'anxious',
    title: 'The date is set',
    content:
      'There’s a date for Mom’s surgery now, and a long list of things to do before it. I made a spreadsheet, which is what I do when I’m worried. Ben will drive her there, and I’ll stay with her the first week after. It’s a routine surgery. I keep telling myself it’s a routine surgery.',
    tags: ['family'],
  },
  {
    daysAgo: 81,
    at: '21:20',
    mood: 'calm',
    title: 'Shelves, finally',
    content:
      'The shelves came. Priya and I put up the first row ourselves because we couldn’t wait, and the room already feels less like a warehouse. I found the missing river survey behind a radiator. A good day at work, the first in a while.',
    tags: ['work'],
  },
  {
    daysAgo: 78,
    at: '19:45',
    mood: 'happy',
    title: 'Something like a scale',
    content:
      'Practiced for half an hour and played something that a generous person might call a scale. Mr. Adeyemi from downstairs stopped me in the hall and I started to apologize. He said his wife used to play, and asked if I could leave the window open.',
    tags: ['music'],
    favorite: true,
  },
  {
    daysAgo: 76,
    at: '22:30',
    mood: 'sad',
    title: 'Leila’s news',
    content:
      'Leila got the job, the one on the coast, four hours away. She told me on the bridge, fast, like ripping off a Band-Aid. I said all the right things and meant most of them. I’m proud of her. Then I went home and sat by the door with my coat on for a while.',
    tags: ['friends'],
  },
  {
    daysAgo: 74,
    at: '21:40',
    mood: 'sad',
    title: 'Counting weeks',
    content:
      'Six weeks until she moves. I caught myself being extra nice to her on our run today, like she was already half gone. She noticed. “I’m not company,” she said. Fair.',
    tags: ['friends', 'running'],
  },
  {
    daysAgo: 71,
    at: '20:10',
    mood: 'neutral',
    title: 'Soup and paperwork',
    content:
      'Made a big pot of soup and filled out insurance forms for Mom while it simmered. Question fourteen asked for the same phone number as question three. The soup was good. The forms are in the mail.',
    tags: ['family'],
  },
  {
    daysAgo: 69,
    at: '22:00',
    mood: 'anxious',
    title: 'I didn’t ask',
    content:
      'Had the perfect chance to ask about an afternoon off and talked about humidity instead. The humidity is a real problem, but still. I practiced what I’d say on the bus home: “I’d like to work four and a half days.” It’s nine words. I counted.',
    tags: ['work'],
  },
  {
    daysAgo: 66,
    at: '08:05',
    mood: 'calm',
    title: 'Early light',
    content:
      'Woke up before my alarm and didn’t make a list. Sat by the window with coffee and watched them unload the bakery truck, tray after tray. Slept seven hours. Writing it down because that used to be normal, and maybe it will be again.',
    tags: ['sleep'],
  },
  {
    daysAgo: 64,
    at: '21:00',
    mood: 'happy',
    title: 'Twenty minutes without stopping',
    content:
      'Twenty minutes without stopping. Leila shouted me through the last two like a boxing coach, and a man with a stroller cheered. We bought the expensive pastries and ate them on a bench by the canal.',
    tags: ['running', 'friends'],
  },
  {
    daysAgo: 62,
    at: '22:10',
    mood: 'neutral',
    title: 'A question from Marta',
    content:
      'Marta asked why I only practice the measures I already know. I didn’t have an answer. She put a pencil mark over the hard one and told me to start there every day, before I’m warmed up. It sounds terrible. I’m aware that this isn’t only about the cello.',
    tags: ['music'],
  },
]

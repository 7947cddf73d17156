import type { SampleText } from '../sample-text.ts'

/** For “On this day”, today and in the days after: counted from this day of the year before. */
export const aYearAgo: readonly SampleText[] = [
  {
    daysAgo: 0,
    at: '21:00',
    mood: 'neutral',
    title: 'New lamp',
    content:
      'Bought a reading lamp for the corner by the window, where nothing else fits. It makes a small yellow room inside the room. There’s space beside it for something, I don’t know what yet.',
  },
  {
    daysAgo: -2,
    at: '20:30',
    mood: 'happy',
    title: 'Leila and the ladder',
    content:
      'Leila came to help paint the ceiling and painted the ladder. We laughed until Mr. Adeyemi knocked to ask if everyone was all right. He stayed for tea and told us which stair creaks and why.',
    tags: ['friends'],
  },
  {
    daysAgo: -5,
    at: '21:45',
    mood: 'calm',
    title: 'First week at the archive',
    content:
      'End of my first week at the archive. Priya showed me the map with the sea monster that the mapmaker drew because he’d run out of coast. I think I’m going to like it here.',
    tags: ['work'],
  },
  {
    daysAgo: -8,
    at: '19:20',
    mood: 'calm',
    title: 'Mom’s visit',
    content:
      'Mom took the early train to see the flat. She measured the windows with her hands, approved of the lamp, and left a lemon tree the size of a fork. We walked by the canal until her knee complained.',
    tags: ['family', 'walks'],
  },
]

import type { SampleText } from '../sample-text.ts'

/** For “On this day”, today and over the next days. Counted from this date last year. */
export const aYearAgo: readonly SampleText[] = [
  {
    daysAgo: 0,
    at: '21:00',
    mood: 'neutral',
    title: 'New lamp',
    content:
      'Bought a reading lamp for the corner by the window. At night it makes that corner feel like its own little room. There’s space next to it for something. I just don’t know what yet.',
  },
  {
    daysAgo: -2,
    at: '20:30',
    mood: 'happy',
    title: 'Leila and the ladder',
    content:
      'Leila came over to help paint the ceiling and got more paint on the ladder. We laughed so hard that Mr. Adeyemi came up to ask if we were okay. He stayed for tea and told us which stair creaks and why.',
    tags: ['friends'],
  },
  {
    daysAgo: -5,
    at: '21:45',
    mood: 'calm',
    title: 'First week at the archive',
    content:
      'End of my first week at the archive. Priya showed me an old map with a sea monster on it. She says the mapmaker ran out of coastline and had space to fill. I think I’m going to like it here.',
    tags: ['work'],
  },
  {
    daysAgo: -8,
    at: '19:20',
    mood: 'calm',
    title: 'Mom’s visit',
    content:
      'Mom took the early train in to see the apartment. She measured the windows for curtains, approved of the lamp, and left me a lemon tree about six inches tall. We walked along the canal until her knee started to hurt.',
    tags: ['family', 'walks'],
  },
]

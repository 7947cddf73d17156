import type { SampleText } from '../sample-text.ts'

/** The last month: a steadier rhythm. The twelve days up to yesterday make a streak. */
export const steadier: readonly SampleText[] = [
  {
    daysAgo: 29,
    at: '21:15',
    mood: 'calm',
    title: 'Mr. Adeyemi’s request',
    content:
      'Mr. Adeyemi left a note under my door. His sister is visiting, and would I play the slow one for her some evening? I don’t have a slow one. I have one that I play slowly. I said yes and practiced until my fingers were sore.',
    tags: ['music'],
  },
  {
    daysAgo: 27,
    at: '20:40',
    mood: 'happy',
    title: 'An audience of two',
    content:
      'Played for Mr. Adeyemi and his sister in his living room. Four wrong notes. I counted. They didn’t. His sister asked for it again from the beginning. He said the building has been too quiet for five years. I’ll remember that longer than the wrong notes.',
    tags: ['music'],
    favorite: true,
  },
  {
    daysAgo: 24,
    at: '22:10',
    mood: 'anxious',
    title: 'Working late',
    content:
      'Worked late two days in a row, and at three last night I was lying there going over my list again. I catch it sooner now. Tomorrow I’ll leave on time and go for a run, and my phone stays in the kitchen. One good evening, that’s all I need.',
    tags: ['work', 'sleep'],
  },
  {
    daysAgo: 23,
    at: '21:00',
    mood: 'calm',
    title: 'Left on time',
    content:
      'Left on time. Went for a slow run along the canal in the drizzle and took a bath afterward. Phone in the kitchen drawer under the dish towels. It’s almost funny how little it takes.',
    tags: ['running', 'sleep'],
  },
  {
    daysAgo: 20,
    at: '19:30',
    mood: 'happy',
    title: 'Leila on the phone',
    content:
      'Two hours on the phone with Leila. She’s found a running route with a lighthouse at the end, and a bakery that she says isn’t as good. She sounds like herself again. We picked a date for me to visit. I bought the ticket while we were talking so neither of us could back out.',
    tags: ['friends'],
  },
  {
    daysAgo: 18,
    at: '21:40',
    mood: 'neutral',
    title: 'The letter in the map',
    content:
      'Found a letter folded inside a harbor map. Two pages about the price of rope and then, at the end, “I think of you whenever it rains, and it rains so often.” Priya read it out loud in the reading room. We were both quiet for a minute, and then we gave it a catalog number.',
    tags: ['work'],
    favorite: true,
  },
  {
    daysAgo: 15,
    at: '20:55',
    mood: 'calm',
    title: 'Free afternoon, the good kind',
    content:
      'Spent my free afternoon at Mom’s. She’s steady on the stairs now and bossy in the kitchen. I brought the cello, and she sat next to me turning pages and tapping the rhythm on her good knee. Ben filmed ten seconds of it before she told him to put that thing away.',
    tags: ['family', 'music', 'rest'],
  },
  {
    daysAgo: 12,
    at: '21:20',
    mood: 'neutral',
    title: 'A plain day',
    content:
      'A plain day, and I want to remember one of those, too. Rain, catalog numbers, leftover soup. Priya hummed the same four notes all afternoon and denied it. Practiced scales. Going to bed early.',
    tags: ['work', 'music'],
  },
  {
    daysAgo: 11,
    at: '07:50',
    mood: 'calm',
    title: 'Forty minutes',
    content:
      'Ran forty minutes along the canal before work. The boat called Patience has its engine back in. The owner was asleep on deck with his boots on, so I don’t know if it runs.',
    tags: ['running'],
  },
  {
    daysAgo: 10,
    at: '21:45',
    mood: 'happy',
    title: 'Someone fixed the wall',
    content:
      'They’re fixing the wall at work. An actual person with an actual drill came and found the leaky pipe. Priya and I stood there and watched the whole thing. Next she wants us to put on an exhibit of the river maps. I said yes before I’d thought about it.',
    tags: ['work'],
  },
  {
    daysAgo: 9,
    at: '22:00',
    mood: 'anxious',
    title: 'Saying yes',
    content:
      'Having second thoughts about the exhibit. I love the idea and I’m afraid of it: the talking, the opening, the people. Made a list of pros and cons. The cons are really just one thing, written four different ways.',
    tags: ['work'],
  },
  {
    daysAgo: 8,
    at: '21:10',
    mood: 'calm',
    title: 'Marta on fear',
    content:
      'Told Marta about the exhibit. She said she was sick to her stomach before every concert for thirty years. Then one night she wasn’t, and she missed it. Played the whole piece through twice. The hard measure is just another measure now.',
    tags: ['music'],
  },
  {
    daysAgo: 7,
    at: '18:40',
    mood: 'happy',
    title: 'Ben’s idea',
    content:
      'Lunch at Mom’s with Ben. He thinks the three of us should rent the cabin by the lake for a few days, the one with the terrible stove. Mom already dug out her old hiking boots. We made a grocery list, and Ben put lemons on it three times.',
    tags: ['family'],
  },
  {
    daysAgo: 6,
    at: '21:30',
    mood: 'calm',
    title: 'First wall, first map',
    content:
      'Priya and I taped outlines of the maps on the reading room wall to see how they’d look. In the middle, the river that moved. Around it, all the towns that moved with it. I practiced my talk out loud to an empty room, and it made sense.',
    tags: ['work'],
  },
  {
    daysAgo: 5,
    at: '22:05',
    mood: 'neutral',
    title: 'Tired, not worried',
    content:
      'Tired today, but not worried. I’d forgotten those are two different things. Skipped practice and watered the plants. Slept nine hours last night. No list.',
    tags: ['sleep', 'rest'],
  },
  {
    daysAgo: 4,
    at: '20:25',
    mood: 'happy',
    title: 'A package from Leila',
    content:
      'A package from Leila: a jar of sand, a race bib, and a photo of her at the lighthouse with her arms up. She ran a 10K. On the back of the photo she wrote, “Next time, you shout the last two minutes.” I put the bib on the fridge.',
    tags: ['friends', 'running'],
    favorite: true,
  },
  {
    daysAgo: 3,
    at: '21:50',
    mood: 'calm',
    title: 'Open window',
    content:
      'Practiced with the window open. When I stopped, Mr. Adeyemi called up, “What about the other one?” I know two pieces now. I played it. It’s strange, and really nice, to get a request.',
    tags: ['music'],
  },
  {
    daysAgo: 2,
    at: '21:05',
    mood: 'neutral',
    title: 'Words for the wall',
    content:
      'Wrote the first wall label for the exhibit. Sixty words, and it took all day. The one sentence I kept from the first draft: “A map is a promise that something will stay where it is.” Priya crossed out one comma and told me to leave the rest alone.',
    tags: ['work'],
  },
  {
    daysAgo: 1,
    at: '21:35',
    mood: 'calm',
    title: 'Before the trip',
    content:
      'My bag is half packed for the lake. Mom called to ask if I’m bringing the cello. Before I could answer, she said there’s room behind the seats. Slept well, left work on time, went for a run. Tonight I read the first few pages of this journal. The boxes, the cold tea, the list at 3 a.m. I wish I could tell that version of me that the shelves will get there.',
    tags: ['family', 'music'],
    favorite: true,
  },
]

import type { SampleText } from '../sample-text.ts'

/** The last month: a steadier rhythm. The twelve days up to yesterday make a streak. */
export const steadier: readonly SampleText[] = [
  {
    daysAgo: 29,
    at: '21:15',
    mood: 'calm',
    title: 'Mr. Adeyemi’s request',
    content:
      'Mr. Adeyemi left a note under the door: would I consider playing the slow one at a reasonable hour, as his sister is visiting. I don’t have a slow one. I have one that I play slowly. I said yes and practiced until my fingers buzzed.',
    tags: ['music'],
  },
  {
    daysAgo: 27,
    at: '20:40',
    mood: 'happy',
    title: 'An audience of two',
    content:
      'Played for Mr. Adeyemi and his sister with the doors open on both landings. Four wrong notes, I counted them, they didn’t. His sister clapped with her gloves on. He said the house has been too quiet for five years. I’ll remember that longer than the wrong notes.',
    tags: ['music'],
    favorite: true,
  },
  {
    daysAgo: 24,
    at: '22:10',
    mood: 'anxious',
    title: 'Working late',
    content:
      'Worked late two days in a row, and last night at three I was lying there with the list again. I recognize it sooner now. Tomorrow I’ll go home on time and run, and the phone stays in the kitchen. One good evening, that’s all.',
    tags: ['work', 'sleep'],
  },
  {
    daysAgo: 23,
    at: '21:00',
    mood: 'calm',
    title: 'Left on time',
    content:
      'Left on time. Ran by the canal in the drizzle, slowly, and had a bath afterward. Phone in the kitchen drawer under the tea towels. It’s almost funny how little it takes.',
    tags: ['running', 'sleep'],
  },
  {
    daysAgo: 20,
    at: '19:30',
    mood: 'happy',
    title: 'Leila on the phone',
    content:
      'Two hours on the phone with Leila. She’s found a running route with a lighthouse at the end of it and a bakery that she says isn’t as good. She sounds like herself again. We picked a date for my visit. I bought the ticket while we talked so neither of us could be polite about it.',
    tags: ['friends'],
  },
  {
    daysAgo: 18,
    at: '21:40',
    mood: 'neutral',
    title: 'The letter in the map',
    content:
      'Found a letter folded inside a harbor map, two pages about the price of rope and then, at the end, “I think of you when it rains, so often.” Priya read it aloud in the reading room. We both stayed quiet for a bit and then gave it a catalog number.',
    tags: ['work'],
    favorite: true,
  },
  {
    daysAgo: 15,
    at: '20:55',
    mood: 'calm',
    title: 'Free afternoon, the good kind',
    content:
      'Spent the free afternoon at Mom’s. She’s steady on the stairs now and bossy in the kitchen. I brought the cello and she sat beside me turning pages, tapping the rhythm on my knee. Ben filmed ten seconds of it before she told him to put that thing away.',
    tags: ['family', 'music', 'rest'],
  },
  {
    daysAgo: 12,
    at: '21:20',
    mood: 'neutral',
    title: 'A plain day',
    content:
      'A plain day, and I want to keep one of those too. Rain, catalog numbers, leftover soup. Priya hummed the same four notes all afternoon and denied it. Practiced scales. Bed early.',
    tags: ['work', 'music'],
  },
  {
    daysAgo: 11,
    at: '07:50',
    mood: 'calm',
    title: 'Forty minutes',
    content:
      'Forty minutes along the canal before work. The boat called Patience has its engine back. The owner was asleep on deck with his boots on, so I can’t say for sure that it runs.',
    tags: ['running'],
  },
  {
    daysAgo: 10,
    at: '21:45',
    mood: 'happy',
    title: 'The damp is going',
    content:
      'They’re fixing the wall. An actual person with an actual drill came and found the pipe. Priya and I stood and watched as if it were theater. She wants to plan an exhibition of the river maps next. I said yes before I’d thought about it, and still mean yes.',
    tags: ['work'],
  },
  {
    daysAgo: 9,
    at: '22:00',
    mood: 'anxious',
    title: 'Saying yes',
    content:
      'Had second thoughts about the exhibition. I like it and I’m afraid of it: the talking, the opening, the people. Wrote two columns. Under “afraid” there’s really only one thing, written four ways.',
    tags: ['work'],
  },
  {
    daysAgo: 8,
    at: '21:10',
    mood: 'calm',
    title: 'Marta on fear',
    content:
      'Told Marta about the exhibition while she was rehairing my bow. She said she was sick before every concert for thirty years and then, one night, she wasn’t, and she missed it. Played the whole piece through twice. The hard bar is just a bar now.',
    tags: ['music'],
  },
  {
    daysAgo: 7,
    at: '18:40',
    mood: 'happy',
    title: 'Ben’s idea',
    content:
      'Lunch at Mom’s with Ben. He suggested that the three of us rent the cabin by the lake for a few days, the one with the terrible stove. Mom already knows where her old hiking boots are. We made a list of food and it was mostly lemons again.',
    tags: ['family'],
  },
  {
    daysAgo: 6,
    at: '21:30',
    mood: 'calm',
    title: 'First wall, first map',
    content:
      'Priya and I taped outlines of the maps on the reading room wall to see how they’d hang. In the middle, the river that moved. Around it, all the towns that moved with it. I explained it out loud to no one and it made sense.',
    tags: ['work'],
  },
  {
    daysAgo: 5,
    at: '22:05',
    mood: 'neutral',
    title: 'Tired, not worried',
    content:
      'Tired today. I noticed the difference between tired and worried, because for once it was only the first. Skipped practice, watered the plants, slept nine hours last night. No list.',
    tags: ['sleep', 'rest'],
  },
  {
    daysAgo: 4,
    at: '20:25',
    mood: 'happy',
    title: 'A parcel from the sea',
    content:
      'A parcel from Leila: a jar of sand, a race number, and a photo of her at the lighthouse with her arms up. She ran ten kilometers. On the back it says, “Your turn to shout the last two minutes.” I put the race number on the fridge.',
    tags: ['friends', 'running'],
    favorite: true,
  },
  {
    daysAgo: 3,
    at: '21:50',
    mood: 'calm',
    title: 'Open window',
    content:
      'Practiced with the window open. When I stopped, Mr. Adeyemi called up, “And the other one?” There is another one now. I played it. It’s a strange and lovely thing to be asked for.',
    tags: ['music'],
  },
  {
    daysAgo: 2,
    at: '21:05',
    mood: 'neutral',
    title: 'Words for the wall',
    content:
      'Wrote the first text for the exhibition, sixty words, which took all day. The sentence I kept: “A map is a promise that something will stay where it is.” Priya crossed out one comma and said leave the rest alone.',
    tags: ['work'],
  },
  {
    daysAgo: 1,
    at: '21:35',
    mood: 'calm',
    title: 'Before the trip',
    content:
      'Bag half packed for the lake. Mom called to ask if I’m bringing the cello, and then, before I could answer, said there’s room behind the seats. Ran, slept well, left work on time. I read the first page of this journal tonight. The boxes, the tea, the list at three. I’d like to tell her that the shelves do come.',
    tags: ['family', 'music'],
    favorite: true,
  },
]

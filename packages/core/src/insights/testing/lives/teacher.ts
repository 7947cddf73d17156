import { daysFrom, type Life } from './written-life.ts'

/** A retired teacher of Latin who quotes books and people, and hides behind them. */
export const teacher: Life = {
  name: 'teacher',
  from: '2025-10-01',
  to: '2025-12-29',
  turns: [
    {
      from: '2025-10-01',
      to: '2025-10-31',
      what: 'The doctor tells her that her sight is going',
      on: ['2025-10-17'],
      says: ['macula', 'Dr. Osei', 'sight', 'read'],
    },
    {
      from: '2025-11-01',
      to: '2025-11-30',
      what: 'A former pupil offers to read to her, and they begin',
      on: ['2025-11-12'],
      says: ['Tobias', 'read to me', 'doorstep'],
    },
    {
      from: '2025-12-01',
      to: '2025-12-29',
      what: 'She gives her library to the school',
      on: ['2025-12-09'],
      says: ['library', 'books', 'shelves'],
    },
  ],
  patterns: ['In November I always think of Edmund.', 'Whenever I cannot sleep I decline nouns.'],
  people: ['Tobias', 'Constance', 'Edmund'],
  passing: ['tea', 'marmalade', 'radio'],
  notTheirs: [
    'unhappy in its own way',
    'half in love',
    'afraid of fear',
    'I have been a fool',
    'I shall be dead',
    'library.example',
    'hated his mother',
  ],
  notFelt: ['miserable', 'petrified', 'desolate', 'besotted'],
  days: daysFrom(`
2025-10-01
A golden day. Constance telephoned to say that she is miserable in the new flat and that the lift smells of fish. I listened with marmalade on my fingers.

2025-10-04
Began Middlemarch for the sixth time. Dorothea is besotted with a man made of paper. One wants to shake her.

2025-10-07
The print seems smaller than it was in the spring. I blamed the publisher.

2025-10-10
Tolstoy says that every unhappy family is unhappy in its own way. Constance says that ours was merely cold.

2025-10-12
Walked to the library and back. The radio spoke of frost. Tea.

2025-10-15
A line of the crossword bent in the middle as a stick does in water. I put the paper away and did not look again.

2025-10-17
Dr. Osei was kind and exact, which I prefer. It is the macula, in both eyes, and the left is further along. I shall keep the edges of things and lose the middle. I asked how long I should be able to read, and he said that I ought to read now what I most want to read. I took the bus home and went past my stop.

2025-10-18
Whenever I cannot sleep I decline nouns. Last night I got as far as the fourth declension.

2025-10-21
Constance wept when I told her. "I shall be dead before you are blind," she said, by way of comfort. I found that I was the one who made the tea.

2025-10-24
Keats was half in love with easeful death. I never was. I was half in love with the ablative absolute.

2025-10-27
Bought a lamp like a surgeon’s. The moths adore it.

2025-10-30
I am angry, I notice. It comes out at tins.

2025-11-02
In November I always think of Edmund. Thirty-one years. He would have been ninety this week and unbearable about it.

2025-11-05
Fireworks. The cat next door is petrified. I could see the colors if I did not look at them.

2025-11-08
Montaigne is afraid of fear more than of anything. I know a man who hated his mother and quoted Montaigne at her funeral.

2025-11-10
Dropped the marmalade. Swept for an hour and still found glass with my foot.

2025-11-12
There was a large person on my doorstep with rain on his beard, and it was Tobias Lindqvist, 4B, who could not be made to sit. He had heard it from the baker. He has an hour on Wednesdays before his shift, he said, and would it be a great impertinence if he read to me. I said it would, and put the kettle on.

2025-11-13
I keep hearing the Virgil in his voice. He gets the quantities wrong, and I lay there and was happy.

2025-11-16
The radio. Rain. Soup out of a tin, opened by feel.

2025-11-19
Wednesday. Book Two. He stopped at Creusa and had to blow his nose. His wife left in the summer and he is desolate, though he calls it busy.

2025-11-22
My niece sent a list of aids for the blind, https://library.example/aids?for=me. Magnifiers, a talking clock, a thing that shouts the color of your socks.

2025-11-26
Wednesday. We argued about a comma for half an hour. I have not enjoyed anything so much since I stopped being paid for it.

2025-11-29
Constance is coming for Christmas whether I like it or not.

2025-12-01
Frost on the inside of the pane. Tea.

2025-12-03
Book Four. I told him to skip the pyre and he would not.

2025-12-06
In the novel Tobias is reading on the tram a man says I have been a fool and means it. We agreed that this never happens.

2025-12-09
So it is done. Four men and a van, and the shelves are down to the plaster. Nineteen hundred volumes to the school, with my name on a brass plate the size of a biscuit. I kept the Virgil, the Keats, and the cookery book with Mother’s gravy on it. The walls are a different white where the books were.

2025-12-10
Tobias came in and said nothing at all, and then he said, well, now there is room for a bed. I believe that was a joke.

2025-12-14
I counted the steps to the post office, two hundred and twelve. I shall want to know that.

2025-12-17
Wednesday. No Virgil, we had a Christmas cake instead.

2025-12-21
The shortest day. I do not mind the dark so much as the middle of the day, when I expect to see.

2025-12-24
Constance arrived with four cases. She is to have the room where the books were.

2025-12-27
We have not quarreled since Boxing Day, which is to say since yesterday.

2025-12-29
She reads badly and with far too much feeling. I lay and listened, and I was not lonely at all.
`),
}

import { daysFrom, type Life } from './written-life.ts'

/** A man from Georgia in a hotel kitchen in Ohio, who writes to practice his English. */
export const kitchen: Life = {
  name: 'kitchen',
  from: '2026-03-02',
  to: '2026-05-30',
  turns: [
    {
      from: '2026-03-02',
      to: '2026-03-31',
      what: 'His mother has died at home and he cannot go',
      on: ['2026-03-21'],
      says: ['mother', 'not more'],
    },
    {
      from: '2026-04-01',
      to: '2026-04-30',
      what: 'He cooks his mother’s dish for all and it goes on the menu',
      on: ['2026-04-18'],
      says: ['menu', 'kharcho', 'pot'],
    },
    {
      from: '2026-05-01',
      to: '2026-05-30',
      what: 'The card arrives, and his wife and daughter can come',
      on: ['2026-05-20'],
      says: ['card', 'envelope', 'lawyer'],
    },
  ],
  patterns: [
    'Always when I am tired I am forgetting the English.',
    'Every Sunday I am calling to home.',
  ],
  people: ['Nino', 'Luis', 'Chef Dan'],
  passing: ['onion', 'potato', 'bus'],
  notTheirs: ['dancing bear', 'You people', 'burned the bridge', 'visa.example', 'king of Ohio'],
  notFelt: ['homesick', 'proud of', 'ashamed'],
  days: daysFrom(`
2026-03-02
Today I start to write in English every day, because Luis says it is the only way. I am two months in this country. I peeled onion six hours.

2026-03-04
The chef, his name is Dan, he shouts very fast. I say yes chef and then I look what the others are doing.

2026-03-06
Always when I am tired I am forgetting the English. Also the Russian. Then I have only hands.

2026-03-08
Every Sunday I am calling to home. Nino showed me her tooth that fell out. She is seven and she is speaking with the phone like with a old man.

2026-03-10
Luis is from Honduras and he is homesick also. We eat standing behind the door. Potato, onion, potato.

2026-03-13
A guest has said to the waiter "You people are slow." The waiter told it to us. Everybody laughed but not much.

2026-03-15
My mother was in the video today, in the bed. She said she is only tired. My wife did not look in the camera.

2026-03-18
Snow in March. In the bus I learned ten words: gutter, sleeve, to borrow, stubborn, lid, bruise, worth, somehow, to owe, thaw.

2026-03-21
My wife called in the night and I knew before I took the phone. My mother is not more. It was the evening there, she asked for water and when they came with the water she was sleeping and it was not sleeping. I can not go. If I go out I can not come in again, the lawyer said it three times. I sat in the bathroom that Luis does not hear.

2026-03-22
They buried her today, there it was already afternoon. My brother held the phone up. I saw the sky and the coats.

2026-03-24
I worked. Onion is good for this, nobody asks.

2026-03-27
Chef Dan came to me and he did not shout. He said take a day. I said please not, what will I do with a day.

2026-03-30
I have no words these days, in no language.

2026-04-02
Luis bought me one candle from the gas station. It smells of vanilla. We put it in a pot.

2026-04-05
Nino asked when. I said soon. She said you said soon in the winter.

2026-04-08
In the film they said who burned the bridge must swim. I did not understand all.

2026-04-11
I read on https://visa.example/status?case=mine that it is pending. It is always pending.

2026-04-14
Bus, potato, bus.

2026-04-16
I dreamed that my mother was the king of Ohio and she was giving orders to everybody. I woke up and I laughed and then I did not laugh.

2026-04-18
It is forty days soon and I wanted to make her kharcho, so I asked and Chef Dan gave me the big pot after the lunch. With walnut, with sour plum that I made from something other. All were eating it from cups, the dishwashers also. Chef Dan ate and said nothing and ate again, and then he wrote it on the board. It is on the menu from Friday. He wrote it wrong and I corrected it.

2026-04-19
I told it to my brother. He is proud of me, he said it with mother’s voice.

2026-04-24
Friday. Fourteen people paid for it.

2026-04-28
Luis says I am walking like a dancing bear with a new hat.

2026-04-30
Forty days. I lighted the vanilla candle. It hurts in other place now.

2026-05-03
Nino can say hello, chef. She says it to everybody in our street.

2026-05-06
A new boy came on the onion. He cries, not from the onion. I showed him the trick with the cold water.

2026-05-09
My English is coming also when I am tired. I noticed it only after.

2026-05-13
The waiter was ashamed because he spilled on a judge. Potato.

2026-05-17
I do not ask the status more than one time in the day. This is my rule.

2026-05-20
The envelope was in the box with the pizza papers. I did not open it until Luis came out from work, I held it four hours. It is the card. The lawyer says now they can come, maybe in August, Nino and her mother. I read my name on it many times. Luis danced in the street and I also, a car waited for us.

2026-05-21
I told to Nino. She was silent and then she asked if there is a tree.

2026-05-24
Looked for a flat with two rooms. It must have a tree.

2026-05-27
Chef Dan will write me a letter for the landlord. He is writing like he shouts.

2026-05-30
I am afraid of August, a little. She has now other teeth.
`),
}

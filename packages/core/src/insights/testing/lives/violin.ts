import { daysFrom, type Life } from './written-life.ts'

/** A violinist of thirty-one with an aching hand; reflective, sometimes in fragments. */
export const violin: Life = {
  name: 'violin',
  from: '2026-02-01',
  to: '2026-05-01',
  turns: [
    {
      from: '2026-02-01',
      to: '2026-02-28',
      what: 'The hand gives out in a rehearsal and she has to stop',
      on: ['2026-02-16', '2026-02-17'],
      says: ['fingers', 'bow', 'weeks'],
    },
    {
      from: '2026-03-01',
      to: '2026-03-31',
      what: 'She teaches a child and finds that she likes it',
      on: ['2026-03-13'],
      says: ['teach', 'Juno'],
    },
    {
      from: '2026-04-01',
      to: '2026-05-01',
      what: 'She plays again, at the small concert for Bea',
      on: ['2026-04-18'],
      says: ['played', 'Bea', 'hand'],
    },
  ],
  patterns: [
    'I always get worse when I pretend.',
    'Every spring I think I should move to the sea.',
  ],
  people: ['Juno', 'Bea', 'Tomas'],
  passing: ['tram', 'soup', 'mbrella'],
  notTheirs: ['The world is a stage', 'I am finished', 'listen?track'],
  notFelt: ['envious', 'homesick'],
  days: daysFrom(`
2026-02-01
Rehearsal ran long. Soup at midnight. The second movement still falls apart in bar ninety.

2026-02-03
There is a pull in my left hand, between the thumb and nothing. I told no one.

2026-02-06
Tomas noticed. He plays two chairs away and hears everything. I said it was the cold.

2026-02-09
I always get worse when I pretend. I iced it in the bathroom at the hall with the tap running so that no one would hear.

2026-02-12
Bea sent a recording https://music.example/listen?track=9 and a note. She is homesick for us, she says. I listened twice on the tram.

2026-02-16
In the middle of the Brahms my fingers simply closed. I couldn't hold the neck. I sat there with the bow in my lap while everyone played on, and then I walked off with the whole orchestra looking. Tomas carried my case out to the street and stayed.

2026-02-17
The specialist says eight weeks of rest, at the least, and then we'll see. Eight weeks. I have not gone eight days without playing since I was five.

2026-02-20
Lay on the floor and listened to the fridge. I'm angry at a tendon.

2026-02-24
A colleague came by with flowers. "I am finished if it ever happens to me," she said, which was meant kindly. She is a little envious of the free evenings.

2026-02-27
Opened the case, looked, closed it.

2026-03-02
Umbrella, tram, physio. He bends each finger and names it. Dull.

2026-03-05
I am lonely in the evenings, which is when I used to be busy.

2026-03-09
The neighbor from the third floor stopped me on the stairs: would I show her girl how to hold a violin. I said no and felt mean about it all day.

2026-03-13
So I did it after all. Juno is seven and has a violin the size of a shoe. I was to show her for ten minutes and we were at it for an hour and a half, and neither of us wanted to go up to dinner. I can't play a note at the moment, and I could teach one.

2026-03-14
Woke up thinking about how to explain a bow to someone who has never lost one. I made a list. I can't remember when I last made a list for fun.

2026-03-16
Soup. Rain on the skylight.

2026-03-18
Second lesson. She named her violin Potato.

2026-03-22
Every spring I think I should move to the sea. Instead I bought soup.

2026-03-25
Bea called. She is coming in April and wants music at her birthday, mine if there is any. I didn't promise.

2026-03-29
Third lesson, fourth, I've lost count. Juno's mother pays me in bread.

2026-04-02
Went to hear the orchestra from the cheap seats. Tomas looked up once. In the play that the bass player is in, they say "The world is a stage," and he says it to everyone now.

2026-04-06
Eight weeks. The specialist pressed and it was quiet. Five minutes a day, he said, like medicine.

2026-04-07
Five minutes. An open string. I cried over an open string.

2026-04-11
Ten minutes. Juno says I sound rusty and she's right, and I was happy all the same.

2026-04-15
Nervous about Saturday. Bea's flat has a low ceiling and forty guests.

2026-04-18
I played. Three short pieces at Bea's, with Tomas on the piano that has no F. In the last one my hand was warm and did what it was asked. Bea sat on the floor right in front with her eyes shut. I don't know what I've been so afraid of.

2026-04-19
Slept until noon. Nothing hurts.

2026-04-23
The orchestra asked about the fall. I said I'd like half, and the other half for lessons. It came out before I had thought it.

2026-04-25
The tram broke down and I walked home along the canal.

2026-04-27
Two more children from the house. Potato has a friend called Chair.

2026-05-01
Rain, umbrella, tram. I am content, I think. It is an odd, quiet word.
`),
}

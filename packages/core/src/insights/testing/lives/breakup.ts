import { daysFrom, type Life } from './written-life.ts'

/** A man of twenty-five in a new city, all in lower case, after the end of a love. */
export const breakup: Life = {
  name: 'breakup',
  from: '2025-09-01',
  to: '2025-11-29',
  turns: [
    {
      from: '2025-09-01',
      to: '2025-09-30',
      what: 'Lena leaves him',
      on: ['2025-09-13', '2025-09-14'],
      says: ['lena', 'moved out', 'over'],
    },
    {
      from: '2025-10-01',
      to: '2025-10-31',
      what: 'He begins to climb with Mo and sleeps again',
      on: ['2025-10-11', '2025-10-19'],
      says: ['slept', 'climbing with mo', "didn't think about her", 'top of the red'],
    },
    {
      from: '2025-11-01',
      to: '2025-11-29',
      what: 'His father has a heart attack',
      on: ['2025-11-08'],
      says: ['heart attack', 'dad'],
    },
    {
      from: '2025-09-01',
      to: '2025-11-29',
      what: 'Lena leaves him',
      on: ['2025-09-13', '2025-09-14'],
      says: ['lena', 'moved out', 'over'],
    },
  ],
  patterns: [
    'sundays are always the emptiest.',
    'i always want to text her after two beers.',
    "whenever dad says he's fine he isn't.",
  ],
  people: ['lena', 'mo', 'dad'],
  passing: ['ramen', 'laundry', 'tram', 'standup'],
  notTheirs: [
    'love is a losing game',
    "i can't breathe without you",
    'a funeral',
    'climb?ref',
    "i'm so ashamed",
    'like a wet dog',
  ],
  notFelt: ['ashamed', 'hopeless', 'thrilled', 'devastated'],
  days: daysFrom(`
2025-09-01
day one at the new job. free ramen on mondays apparently. my desk faces a wall, which is fine. lena made me a sandwich with a note in it.

2025-09-02
standup at nine, standup at five. nobody stands. tram home took forever.

2025-09-04
lena was quiet at dinner. i asked and she said work. ok.

2025-09-06
saturday. we went to look at couches and bought a lamp. it was a nice day i think. she held my hand on the tram.

2025-09-07
she's been sleeping on the edge of the bed. i don't know how to ask about it without it becoming a thing.

2025-09-09
first merge request. 41 comments. jonas said it's normal, everyone gets 41 comments. i felt stupid anyway.

2025-09-10
laundry, ramen, laundry again because i forgot it in the machine. lena came home at eleven.

2025-09-12
i asked her. she said can we talk tomorrow. i've been lying here for three hours.

2025-09-13
it's over. lena said she hasn't been happy since spring. since spring! we sat on the kitchen floor until four. i didn't even yell. i just kept asking what i did and she said nothing, you did nothing.

2025-09-14
lena moved out today. two bags and the plant. her brother waited in the car and looked at his phone. the apartment sounds different now. i can't stop crying, it's pathetic.

2025-09-15
went to work. told no one. jonas talked about his thesis defense the whole lunch, he was thrilled.

2025-09-17
can't eat. the song in the supermarket went "love is a losing game" and i left the basket on the floor and walked out.

2025-09-20
drank with the guys from the second floor. i always want to text her after two beers. i did. she didn't answer.

2025-09-21
sundays are always the emptiest. i cleaned the bathroom twice.

2025-09-24
the team party was a funeral with snacks. left at eight.

2025-09-27
mom called. she wanted to know if i'm eating. i said yes. i had a banana.

2025-09-30
rent's due and it's all mine now. i miss her so much it's boring.

2025-10-02
standup. ramen. tram. bed at nine.

2025-10-04
saw a movie by myself. the guy says "i can't breathe without you" at an airport and everyone in the theater was sniffling, and i just thought, yeah you can though.

2025-10-05
sunday. slept till two, hated it. the light was already going.

2025-10-07
there's a climbing gym behind the office. https://wall.example/climb?ref=poster mo from the data team goes on tuesdays. he asked if i want to come. said maybe.

2025-10-08
lena texted. she wants the lamp. the lamp!! i was so angry i laughed.

2025-10-11
went climbing with mo. i was terrible and scared of everything above the mats. but i didn't think about her for two whole hours. that's a first.

2025-10-14
climbing again. my arms are noodles. mo is hopeless about his thesis, he says he'll never hand it in. i like that he just says it.

2025-10-16
41 comments again, but this time half of them say nice.

2025-10-19
got to the top of the red one. mo yelled so loud that people turned around. and last night i slept straight through, for the first time since september. woke up and the first thing i thought about was breakfast.

2025-10-22
gave lena the lamp. we stood in the stairwell for ten minutes. she looked good. it hurt less than i thought.

2025-10-23
laundry, standup, a call with mom. normal. normal is kind of great.

2025-10-26
a sunday and i didn't mind it. mo and i made dumplings, most of them exploded.

2025-10-29
bought my own climbing shoes. they smell like a wet dog already. proud of them anyway.

2025-10-31
halloween at the office. jonas was a spreadsheet. i actually had fun. haven't checked her profile in two weeks.

2025-11-02
dad called, which he never does. said he's been tired lately. whenever dad says he's fine he isn't.

2025-11-04
good day at work. they're letting me do the search rewrite on my own. i'm excited about it.

2025-11-06
climbing. mo handed in his thesis!! we had cake on the mats and got told off.

2025-11-08
dad had a heart attack this morning. mom called at six from the ambulance. i'm on the train now, four more hours. i'm so scared. i keep reading the same sign.

2025-11-09
he looked so small in that bed. tubes everywhere. he said "i'm so ashamed, all this fuss" and i didn't know what to say. mom is devastated. i got us coffee, that's what i could do.

2025-11-11
still at the hospital. the doctor drew us the heart on a napkin. two stents. i sleep on the couch in my old room because my bed is full of boxes.

2025-11-13
he walked to the window today. we watched a guy try to park for ten minutes. dad laughed and then had to hold his chest. i was so afraid and then he waved it off.

2025-11-15
lena heard from mom and wrote me. "thinking of you all." i said thanks and that was it, and that was ok.

2025-11-17
took the train back. work was kind about it. jonas did my part of the search thing without making it a thing.

2025-11-19
can't focus. i call home every night at eight. mom puts him on and we talk about the weather.

2025-11-22
dad's home. he's home! mom sent a picture of him on the couch with the cat on his legs. i sat down on the stairs at the office and breathed for the first time in two weeks.

2025-11-25
climbing, finally. mo held the rope and didn't ask anything until after. then he asked. good guy.

2025-11-27
talked to dad for an hour. about real things, not the weather. he said he wants to see the wall. i told him about lena, all of it. i've never told him anything like that.

2025-11-29
visited for the weekend. dad walked to the bakery and back. i'm grateful and also tired to the bone. tram was on time for once.
`),
}

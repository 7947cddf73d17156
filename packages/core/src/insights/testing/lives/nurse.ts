import { daysFrom, type Life } from './written-life.ts'

/** A ward nurse on nights, with a son of nine; plain, short sentences. */
export const nurse: Life = {
  name: 'nurse',
  from: '2026-01-01',
  to: '2026-03-31',
  turns: [
    {
      from: '2026-01-01',
      to: '2026-01-31',
      what: 'She says that she cannot work nights anymore',
      on: ['2026-01-21', '2026-01-22'],
      says: ['told Paula', 'off nights', 'said it out loud'],
    },
    {
      from: '2026-02-01',
      to: '2026-02-28',
      what: 'She gets the job at the clinic',
      on: ['2026-02-12'],
      says: ['got the job', 'clinic'],
    },
    {
      from: '2026-03-01',
      to: '2026-03-31',
      what: 'She and her sister make up',
      on: ['2026-03-14', '2026-03-15'],
      says: ['Ruth'],
    },
    {
      from: '2026-01-01',
      to: '2026-03-31',
      what: 'She gets the job at the clinic',
      on: ['2026-02-12'],
      says: ['got the job', 'clinic'],
    },
  ],
  patterns: [
    'Mondays are always the worst.',
    'I never sleep before the first night.',
    'Every time his father calls, I clean the kitchen.',
  ],
  people: ['Theo', 'Ruth', 'Paula'],
  passing: ['coffee', 'bus', 'toast', 'parking lot'],
  notTheirs: [
    'I’m so scared',
    'burning house',
    'nurse&from',
    'I will never forgive you',
    'We are a family here',
    'like a ghost',
  ],
  notFelt: ['terrified', 'jealous', 'furious', 'bored', 'depressed'],
  days: daysFrom(`
2026-01-01
Home at eight. Theo was still asleep at my mother's, so I had the apartment to myself and did nothing with it. Coffee, toast, bed. I am so tired that the new year went past me.

2026-01-03
Two more nights. The bus was late and I stood there in the rain with my bag on my feet. Mrs. Okafor in bed 4 was terrified before her scan and kept saying, “I’m so scared, I’m so scared.” I held her hand until they took her down.

2026-01-05
Mondays are always the worst. I come off the weekend and the list is already wrong. Paula was out sick, so I had eleven patients and a student.

2026-01-06
Slept four hours. Theo wanted pancakes and I made him toast. He didn't say anything. I felt guilty all morning.

2026-01-09
I haven't talked to Ruth since Christmas. She said what she said. I keep picking up the phone and putting it down.

2026-01-10
Night three of three. The ward was like a burning house for about two hours and then it was just quiet. I ate a yogurt in the linen closet.

2026-01-12
Theo's school called while I was asleep and I missed it. He had thrown up in gym. He sat in the office for two hours because no one could reach me. I cried in the car before I went in to get him.

2026-01-14
Day off. Laundry, parking lot, groceries, coffee with Dee from the old ward. Dee is jealous of anyone who works days. I laughed, but I thought about it on the bus home.

2026-01-16
I never sleep before the first night. I lie there and count how many hours are left. Today it was two.

2026-01-18
We watched the dragon movie again. In the end the queen screams "I will never forgive you" and Theo does it along with her. He knows every word. I was asleep before the credits.

2026-01-20
Made a mistake with a pump. Nothing happened, the alarm went off, Paula saw it before I did. My hands were shaking for an hour. I can't keep doing this.

2026-01-21
I finally told Paula I can't do nights anymore. I said it out loud in the break room with my coat on. She didn't argue. She said to put it in writing.

2026-01-22
Put it in writing. Two lines. I asked to come off nights by spring. I felt lighter walking out of there than I have in a year.

2026-01-25
Theo and I went sledding. Cold, wet, wonderful. He steered us into the hedge on purpose.

2026-01-28
No answer from the office yet. The poster by the elevator says "We are a family here." Worked, slept, worked.

2026-01-30
Paula says there are no day places on the ward until fall. Fall! I was disappointed, but I am not surprised. I looked at what else there is.

2026-02-02
Mondays again. The bus, the list, the coffee from the machine. I was short with the student and said sorry after.

2026-02-03
Found an ad for the clinic on Mill Street: days, no weekends. https://clinic.example/apply?role=nurse&from=board I read it four times.

2026-02-04
Sent the application from my phone at 3 a.m. between two rounds. Probably nothing will come of it.

2026-02-06
Every time his father calls, I clean the kitchen. Today it was about the summer. I did the oven too.

2026-02-08
Theo lost a tooth. He was furious that it wasn't the front one. We put it in an egg cup.

2026-02-09
The clinic called! They want to see me on Wednesday. I have nothing to wear that isn't scrubs.

2026-02-11
The interview. Three people and a plant. I was nervous and said "absolutely" about nine times. They asked why I want to leave the ward and I told them about Theo in the office. Silence, then the older one nodded.

2026-02-12
I got the job. I got the job at the clinic! They called at ten while I was asleep and I thought it was the school. I start on March 2. I sat on the edge of the bathtub and cried, the good kind.

2026-02-13
Told Theo. He asked if I'll be there at breakfast now. Every day, I said. He went and got a bowl like it was starting tomorrow.

2026-02-16
Gave Paula my notice. She hugged me and said she is happy for me and depressed for the ward. I will miss her.

2026-02-19
Long night. An old man called me by his daughter's name until morning, and I let him.

2026-02-21
I wanted to tell Ruth about the clinic. I wrote the message and did not send it.

2026-02-24
Dentist for Theo, parking lot, groceries. Toast for dinner, both of us too lazy to cook.

2026-02-27
My last night. Paula brought cake at four in the morning. I walked out at eight and the sun was already up. I am sad and I am so relieved.

2026-03-02
First day at the clinic. A desk with a lamp. I didn't know where anything was and asked the same woman three times where the gauze is.

2026-03-04
I wake up at two every night and lie there. My body doesn't know that it's over. I walked around the apartment like a ghost.

2026-03-05
Breakfast with Theo. Cereal, cartoons, his feet on my lap. I was happy, just that.

2026-03-08
Mother says Ruth asked how I am. Mother says Ruth is too proud to call. So am I, I guess.

2026-03-10
It's slow at the clinic. Blood pressure, flu shots, a boy with a bead in his nose. The new girl is bored. I am not bored, I can hear myself think.

2026-03-12
Slept until six! First time. I lay there and listened to the bus go by.

2026-03-14
Ruth called. We talked for two hours, for the first time since Christmas. She said she was sorry and I said I was sorry and then we both talked at once. I didn't know how much I had missed her.

2026-03-15
Still thinking about Ruth on the phone. I told her everything, the pump, the clinic, all of it. She's coming over on the 28th.

2026-03-18
Flu shots. Coffee. A woman told me about her divorce for twenty minutes while I did her stitches.

2026-03-20
Theo has a solo in the spring concert. It is one line. He sings it in the bathtub.

2026-03-23
A Monday, and I didn't notice until noon.

2026-03-25
Met Paula for lunch. She looks tired. She asked if I miss it. I miss her, I don't miss the nights.

2026-03-28
Ruth was here all day. She brought the blue bowl back that we fought about, of all things. Theo made her listen to his line eleven times. We laughed until we had to sit down. I felt like myself.

2026-03-31
Spring concert. One line, perfectly sung. Ruth on one side of me and Mother on the other. I am grateful for all of it.
`),
}

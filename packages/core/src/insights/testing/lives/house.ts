import { daysFrom, type Life } from './written-life.ts'

/** A woman of sixty-eight who sells the family house; long, careful sentences. */
export const house: Life = {
  name: 'house',
  from: '2026-04-01',
  to: '2026-06-29',
  turns: [
    {
      from: '2026-04-01',
      to: '2026-04-30',
      what: 'Walter agrees to sell the house',
      on: ['2026-04-19', '2026-04-20'],
      says: ['sell', 'agreed', 'Walter said yes'],
    },
    {
      from: '2026-05-01',
      to: '2026-05-31',
      what: 'The buyers withdraw',
      on: ['2026-05-13', '2026-05-14'],
      says: ['withdrawn', 'buyers', 'back to where we were'],
    },
    {
      from: '2026-06-01',
      to: '2026-06-29',
      what: 'The granddaughter is born',
      on: ['2026-06-11', '2026-06-12'],
      says: ['granddaughter', 'born', 'Clara'],
    },
    {
      from: '2026-04-01',
      to: '2026-06-29',
      what: 'The granddaughter is born',
      on: ['2026-06-11', '2026-06-12'],
      says: ['granddaughter', 'born', 'Clara'],
    },
  ],
  patterns: [
    'It is always the start of the week that undoes me.',
    'Whenever Walter is quiet, I talk too much.',
    'I always plant too early and regret it.',
  ],
  people: ['Walter', 'Iris'],
  passing: ['tea', 'post office', 'kettle', 'library'],
  notTheirs: [
    'a held breath',
    'I cannot go on alone',
    'so unhappy',
    'listing?id',
    'Hope is the thing with feathers',
    'We are desperate to live here',
    'like a museum',
  ],
  notFelt: ['desperate', 'unhappy', 'ecstatic', 'heartbroken', 'bitter'],
  days: daysFrom(`
2026-04-01
A mild day. I put the seed trays in the kitchen window and had my tea standing up, as one does in April. Walter read me the tide tables, though we have not sailed in nine years.

2026-04-03
Iris telephoned. She is twenty-eight weeks along and says her feet no longer belong to her. I asked if I should come up, and she said not yet, Mother, which I took rather well.

2026-04-06
It is always the start of the week that undoes me. The stairs, the laundry, the four rooms that no one sleeps in. I closed the doors to two of them and felt guilty, as if they could tell.

2026-04-08
Library, post office, kettle. Mr. Beale from next door came to the fence and wept about his wife. "I cannot go on alone," he said, and I took him a pie in the evening. He is heartbroken, poor man.

2026-04-10
I brought up the house again. Walter left the room before I had finished the sentence. Whenever Walter is quiet, I talk too much. I told his empty chair about the roof.

2026-04-12
Planted out the sweet peas. I always plant too early and regret it. There was frost by morning.

2026-04-14
We are two people in nine rooms, and I am lonely in most of them. The house in the evening is a held breath.

2026-04-16
Walter slipped on the cellar stairs. Nothing is broken, but he sat there for an hour before I came back from the library. I was frightened, and then I was angry, and then I made tea.

2026-04-19
At breakfast, without looking up, Walter finally agreed to sell the house. “We can't heat it and I can't climb it,” he said. I had a whole speech ready and did not need a word of it.

2026-04-20
Walter said yes and has not taken it back. I am relieved, and I keep touching the door frames.

2026-04-23
The agent came, a young man with very pointed shoes. He walked through our bedroom saying "potential." The listing will go up next week.

2026-04-26
Sorted the linen. Forty-one pillowcases. I kept eleven and was proud of myself.

2026-04-29
We are online now, at https://homes.example/listing?id=4471 and I hardly knew the place. In the photographs it looks like a museum of somebody else.

2026-05-02
Tea with the choir ladies. Margot is bitter about her stairs and says I am brave. I am not brave, I am practical.

2026-05-04
Monday. The first visitors looked into my cupboards and did not wipe their feet. I went out and weeded until they had gone.

2026-05-06
A couple with a small boy came today. The boy lay down on the landing and said that it was his. His mother wrote to the agent tonight: "We are desperate to live here."

2026-05-08
They have made an offer. A fair one! Walter and I danced two steps in the hall, and then he had to sit down. I am so happy and so tired.

2026-05-09
Iris cried when I told her, and then she asked for the piano. We talked for an hour. She is thirty-three weeks now and has opinions on everything.

2026-05-11
Looked at the flat by the harbor. Two rooms, a balcony, an elevator. Walter counted the masts. I could see us there.

2026-05-13
The buyers have withdrawn. The bank would not have them, the agent said, and he said it as one mentions rain. I sat on the landing where the boy had been and I wept.

2026-05-14
So we are back to where we were. Walter took it better than I did; he made the tea and burned the toast. I am disappointed down to my shoes.

2026-05-17
Could not settle to anything. We watched the old film with the railway station, where she is so unhappy that she can hardly hold her cup. I went to bed before the end.

2026-05-20
Library, kettle, post office. Two more visitors. One of them asked about the damp and I told him the truth.

2026-05-24
Mr. Beale has a dog now. It is an absurd dog. He laughed, which I have not seen since the winter.

2026-05-27
My sister's letter has a line of poetry in it, "Hope is the thing with feathers," and underneath, in her own hand, "so are chickens." I have missed her jokes.

2026-05-30
Walter and I walked to the harbor flat and looked up at it like two children at a shop window. It has not been let yet. I am a little hopeful again.

2026-06-01
The start of the week, and this time I held up. I did the two rooms I had closed. It is only dust.

2026-06-03
A retired teacher looked at the house for an hour and asked only about the light. I liked her.

2026-06-05
The teacher has made an offer, lower than the first, with no bank in it. Walter wants to sleep on it. I have slept on it for four years.

2026-06-07
Iris rang. She is ecstatic about the crib and has lost patience with everybody. Any day now, she says, and not to come, and could I come.

2026-06-09
We took the teacher's offer. I signed with Walter's good pen. It felt quieter than I had expected.

2026-06-11
Our granddaughter was born this morning at ten past four. Clara. Iris is well. I held her by the window, and I was so happy that I could not speak, which Walter says is a first.

2026-06-12
Clara again, all day. She has Walter's chin. I sang to her, badly. Nothing else in the world needs to happen this week.

2026-06-15
Home. A Monday, and it did not undo me. I put the photograph of Clara against the kettle.

2026-06-18
Packing. I found Iris's school shoes and sat with them for a while. I am sad about the house, and it is a clean sort of sadness.

2026-06-21
The harbor flat is ours from August. Walter bought a pair of binoculars without asking me.

2026-06-24
Gave Mr. Beale the garden bench. He said his wife would have liked it. We sat on it first.

2026-06-27
The piano left for Iris's today. Four men and a great deal of swearing. The room is enormous without it, and I found that I did not mind.

2026-06-29
Tea on the steps with Walter, in the last of the light. Forty years in this house, and I am ready to go. I am grateful to it.
`),
}

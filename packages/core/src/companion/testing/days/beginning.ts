import { type KindOfDay, prose } from '../written-day.ts'

export const beginning: KindOfDay = {
  kind: 'a new beginning',
  days: [
    {
      size: 'line',
      text: 'First night in the new flat, sitting on a box, feeling weirdly calm.',
      tone: 'high',
      themes: [['flat', 'new flat'], ['box'], ['First night', 'first night']],
      feelings: ['calm', 'weirdly calm'],
      absent: ['work', 'mother', 'money', 'boyfriend'],
      notFelt: ['sad', 'anxious', 'lonely', 'excited'],
    },
    {
      size: 'few',
      text: prose(`
        She's here. Ada Rose, 3.2 kilos, 04:17. I've been awake for thirty one hours and I can't stop
        counting her fingers. I am happy and terrified in about equal parts.`),
      tone: 'mixed',
      themes: [['Ada Rose', 'Ada'], ['fingers', 'counting her fingers'], ['thirty one hours']],
      feelings: ['happy', 'terrified'],
      absent: ['work', 'money', 'mother', 'friend'],
      notFelt: ['sad', 'angry', 'lonely', 'bored'],
    },
    {
      size: 'note',
      text: prose(`
        New job, day one. They gave me a lanyard and a laptop that needs a password from a person who is on
        leave. Everyone was friendly. I learned eleven names and can remember four: Tess, Imran, Big Ian,
        and someone called Fig. I nodded a lot. I felt about twelve years old all day and a bit of a fraud,
        but at five Tess said "you'll be fine, we all cried in the first week", and I was relieved, then
        worried about the second half of that sentence.`),
      tone: 'mixed',
      themes: [['job', 'day one'], ['Tess'], ['names'], ['fraud'], ['lanyard', 'laptop']],
      feelings: ['relieved', 'worried', 'fraud', 'friendly'],
      absent: ['money', 'mother', 'flat', 'boyfriend'],
      notFelt: ['angry', 'sad', 'lonely', 'proud', 'happy'],
    },
    {
      size: 'half page',
      text: prose(`
        Day 12 with no drink. I was told to write something every day, it doesn't matter what, so, hello.

        Went to the thing at the community centre again. Didn't speak. There's a bloke called Trevor who does
        the biscuits, and he just says "tea?" like it's nothing, like we are all there for the tea. I'm more
        grateful for that than I can say to him.

        The evenings are the hard bit. From about six. I'd no idea how long an evening is. I have cleaned the
        oven. I've started on the shed. My hands want something to hold so I've been carrying a spanner about.

        Slept seven hours though! Woke up and the light was coming in, and for a minute I felt hopeful, actually
        hopeful, not talking myself into it. Don't want to make too much of it. Twelve isn't many. But I have
        never had twelve before.`),
      tone: 'mixed',
      themes: [
        ['twelve', 'Day 12', 'day 12'],
        ['Trevor', 'tea', 'biscuits'],
        ['evenings', 'evening'],
        ['spanner', 'hands', 'shed'],
        ['light', 'slept', 'seven hours'],
      ],
      feelings: ['grateful', 'hopeful', 'hard'],
      absent: ['money', 'mother', 'wife', 'doctor'],
      notFelt: ['proud', 'angry', 'ashamed', 'lonely', 'happy'],
    },
    {
      size: 'page',
      text: prose(`
        So we live in the country now. I am writing this at an upturned crate with a head torch on because
        the electrician found something that he called "interesting" and turned off the upstairs.

        The van came at seven. All our life went into it in under three hours, which was a bit insulting. I
        walked round the empty flat at the end and I thought I would feel more. There was the mark on the door
        frame where we measured Noah, and I'd forgotten about it, so then I did feel more. Tim offered to
        unscrew the frame. I love that man. We took a photo instead.

        It's further than I remembered. When we saw the house it was May, with everything in blossom and the
        owners had put bread in the oven, I know they had. Today it was raining sideways. There's a smell in
        the back bedroom. Noah ran through every room shouting the name of the room, and then he stood at the
        window and said "where are the people?" I said that this was the nice thing about it. He said hm.

        Half of me is thrilled. The quiet is real, I went out to the wheelie bin and it was so quiet that I
        could hear the bin. There are owls! And half of me keeps on doing the sum: forty minutes to a hospital,
        twenty-five to my sister, an hour ten to anybody who has known me for longer than a fortnight. It was my
        idea, this. Tim would've stayed. If it's a mistake then it's got my name on it.

        A woman came by in wellingtons at about five with a box of eggs and said she was Barbara, from over
        there, and she waved her arm at the dark. I nearly cried on her. I was filthy and I couldn't find a cup
        to offer her anything in. She said "you'll hate it until March, everyone does, and then you won't".

        We had the eggs for tea with the camping stove. Noah is asleep in between us in his coat. Tomorrow I'll
        find the kettle. I feel excited and I feel homesick, and it's only Tuesday.`),
      tone: 'mixed',
      themes: [
        ['Noah'],
        ['Tim'],
        ['house', 'country', 'flat'],
        ['Barbara', 'eggs', 'March'],
        ['quiet', 'owls'],
        ['my idea', 'my name', 'mistake'],
        ['door frame', 'mark'],
      ],
      feelings: ['thrilled', 'excited', 'homesick', 'love', 'insulting'],
      absent: ['money', 'boss', 'divorce', 'baby'],
      notFelt: ['angry', 'depressed', 'bored', 'lonely', 'ashamed'],
    },
    {
      size: 'pages',
      text: prose(`
        I'm fifty-three and today I was a student. I've got a card to prove it. In the photograph I look as if
        I've been arrested, but it says STUDENT, and it gets me ten per cent off at the sandwich place, the boy said
        "student?" without looking up and I said yes. I said it like somebody with a false passport.

        Nursing. I should write that down too, because I keep calling it "the course" to people so it might be
        anything, so it might be flower arranging. I'm training to be a nurse. After thirty years of the shop. There.

        I was the first one in the lecture theatre. I'd allowed for the bus to break down. I sat on the end of a row, so
        that I could get out, and they all came in with their cups, in twos and threes, they're children, they've got
        such beautiful skin. A girl with green hair asked me if I was the lecturer. I said no love, I'm just early. She
        sat down next to me anyway. She's called Wren. She has a baby of ten months and she lives with her nan. By the end of
        the morning I'd learned that you can be nineteen and a good deal more tired than me.

        The lecture was cells. I did cells in 1986. They've added things. I wrote down everything the woman said, I
        wrote down "good morning", my hand was going like a seismograph. After twenty minutes I had no idea what the
        words were any more. Organelle. I thought, well, that's that then, you've had your fun, Maureen, you can be on the
        10.50. I actually looked at the door. What kept me in the seat was that I'd have had to ask Wren to move her
        bag. It's the truth. My whole future hung on not wanting to be a nuisance.

        And then it turned. It wasn't anything big. She put up a slide of a wound, healing, day one, day three, day nine,
        all the little creatures going in and doing their jobs, and I knew it. I don't mean that I knew the words. I did
        Mum's leg for two years, every night, with the district nurse showing me. I've seen day nine. I've smelled it. I
        put my hand up. I hadn't planned to, it went up by itself. I said in a big voice that the edges go shiny first. And the
        woman stopped and said, "Yes. That's exactly what they do. How do you know that?" I told her. Two hundred children
        turned round and looked at me, and it wasn't, I don't think, in a bad way.

        I was so proud that I didn't hear another thing until lunch.

        Wren wants to share notes. I said mine were mostly "good morning". We sat on the wall outside and she showed me how
        to get the slides up on the phone, and I held the phone and she ate my crisps. She asked why nursing, why now. I gave
        her the short one, about the shop closing. The long one is that when Mum was going, at the end, there was a nurse on
        the night shift, a great big fella with a Derry accent, and he came in at four in the morning and washed her face. She
        was past knowing. Nobody would've minded if he hadn't. I've thought about it every day since. I wanted to be in
        the same line of work as that.

        Gerry had the tea on when I came in. He'd bought me a pencil case. He's not a man for presents. It has got a zip and
        everything, and my name inside, he'd done it in the laundry pen like for a child. I didn't know where to look.

        I'm scared to death of the anatomy. I'm worried that my head's too old for it. But I got on the bus this morning
        as one thing and I came home on it as another, and I don't think anybody could tell, except that I had my bag on
        my front, like they do.`),
      tone: 'high',
      themes: [
        ['Wren'],
        ['nurse', 'Nursing', 'nursing', 'the course', 'student', 'STUDENT'],
        ['Mum', 'mum'],
        ['lecture', 'cells', 'wound', 'edges', 'hand'],
        ['Gerry', 'pencil case'],
        ['bus'],
        ['washed her face'],
      ],
      feelings: ['proud', 'scared', 'worried', 'tired'],
      absent: ['money', 'divorce', 'dog', 'garden'],
      notFelt: ['angry', 'depressed', 'lonely', 'bored', 'jealous'],
    },
  ],
}

import { type KindOfDay, prose } from '../written-day.ts'

export const quarrel: KindOfDay = {
  kind: 'a quarrel',
  days: [
    {
      size: 'line',
      text: 'I shouted at my sister on the phone and now I feel awful.',
      tone: 'low',
      themes: [['sister'], ['phone'], ['shouted']],
      feelings: ['awful'],
      absent: ['work', 'money', 'mother', 'children'],
      notFelt: ['happy', 'proud', 'relieved', 'calm'],
    },
    {
      size: 'few',
      text: prose(`
        Big row with Dan about the dishes which was not about the dishes. He said I keep score. I do
        keep score. I am so angry that I can't sit down and it is one in the morning.`),
      tone: 'low',
      themes: [['Dan'], ['dishes'], ['keep score', 'score']],
      feelings: ['angry'],
      absent: ['work', 'money', 'mother', 'children'],
      notFelt: ['happy', 'calm', 'relieved', 'lonely'],
    },
    {
      size: 'note',
      text: prose(`
        Mum rang about Christmas again. I said we might go to Paul's parents this year and there was
        that silence. Then she said "well, you must do what you want", which is the worst thing she
        says. I wasn't even angry at first. I was just tired. But then I heard myself say that she
        does this every year, and she hung up. I haven't rung back. Part of me thinks it is her turn
        and part of me is eight years old and wants to say sorry.`),
      tone: 'low',
      themes: [
        ['Mum', 'mum'],
        ['Christmas'],
        ['silence'],
        ['hung up', 'rung back'],
        ['sorry', 'say sorry'],
      ],
      feelings: ['tired', 'angry', 'sorry'],
      absent: ['work', 'money', 'illness', 'school'],
      notFelt: ['furious', 'happy', 'proud'],
    },
    {
      size: 'half page',
      text: prose(`
        It finally happened, me and Greg had it out in front of everybody. He had changed the rota
        again without asking and put me on both Sundays, and when I said something he laughed and
        told me not to be so sensitive. I said a word I don't use. The whole kitchen went quiet, even
        the dishwasher it felt like.

        Chef took us both outside separately like kids. Greg said it was banter. I said it was eight
        months. I don't think Chef had counted.

        What annoys me most is that I was right and I still ended up being the one who apologised,
        because I was the one who swore. I am furious about that. And underneath I'm embarrassed,
        because Aisha is new and it was her second day and she looked at me as if I was the scary
        one. I am not scary. I brought her a coffee after and she said thanks chef, and I'm not even
        chef.

        The Sundays got changed by the way. One of them.`),
      tone: 'low',
      themes: [['Greg'], ['rota', 'Sundays'], ['Aisha'], ['Chef', 'chef'], ['apologised', 'sorry']],
      feelings: ['furious', 'embarrassed', 'annoys'],
      absent: ['money', 'mother', 'wedding', 'doctor'],
      notFelt: ['happy', 'calm', 'lonely', 'scary'],
    },
    {
      size: 'page',
      text: prose(`
        Well, that went about as badly as it could. We met at the solicitor's at ten to talk about
        Dad's house, the three of us in a row like we used to sit in the back of the car, and by
        twenty past Fiona was crying and Neil had put his coat on.

        I had made a list. I thought if I wrote it all down, the valuation and the roof and what each
        of us had said on the phone, then it would be a discussion. But Neil looked at the list and
        said "so you've already decided". And I suppose I had. I had decided what was fair. I didn't
        think that would be the thing to fight about.

        Fiona wants to keep it. She can't afford to keep it. Nobody is allowed to say that she can't
        afford it, so I said it, and I said it in the voice, the one I use on the boys when they have
        left the back door open. I heard it come out. The solicitor looked at her pen.

        Neil thinks I want the money. That is what hurts. I sat with Dad every Thursday for two years
        and I did his feet, I actually cut the man's toenails, and my brother thinks I want the money.
        I said that too, about the toenails. It is not a thing you can say at a solicitor's.

        Afterwards I waited on the steps in case one of them came out my way. They went out by the
        car park, together, which has never happened in their lives. I watched them stand there and
        talk. Neil had his hand on her back.

        I'm angry with him, but mostly I feel left out, which is a ridiculous thing to feel at
        fifty-one. I drove to the house afterwards and sat outside without going in. The magnolia is
        out. Dad would have rung everybody to tell them that the magnolia is out. I nearly did.`),
      tone: 'low',
      themes: [
        ['Neil'],
        ['Fiona'],
        ['Dad', 'father'],
        ['house'],
        ['list'],
        ['money'],
        ['magnolia'],
        ['toenails'],
        ['solicitor'],
      ],
      feelings: ['angry', 'left out', 'hurts', 'crying', 'ridiculous'],
      absent: ['wedding', 'pregnan', 'diet', 'exam'],
      notFelt: ['happy', 'relieved', 'proud', 'bored'],
    },
    {
      size: 'pages',
      text: prose(`
        I am writing this in the box room because Ines is asleep in ours, or pretending to be, and I
        don't want to lie there listening to which.

        It began with nothing. She asked if I had booked the ferry and I said not yet, and she said
        okay. Just okay. Eleven years and I know every okay she has, and this was the one that means I
        will do it myself then. So I said, "What does that mean?" and she said it means okay, and I said
        it doesn't, and there we were, in the kitchen, with the chopping board between us like a chess
        set.

        After that it was everything. The ferry was her parents, and her parents were my job, and my job
        was the time I missed Luca's play. Which I did miss. I have said I was sorry for it and I have
        been sorry for it, but it seems it is not a thing that gets used up. She said that I always mean
        to. She said it quite quietly. "You always mean to, Tomas." I would rather she had thrown
        something.

        And then I did what I do. I got reasonable. I explained about the release dates and that the
        ferry prices drop on a Tuesday, which is true, and I could see her getting further away with
        every word, as though I was rowing. She said "I'm not asking about the prices." I said, "Then
        what are you asking about?" She said that if I had to ask there was no point. I hate that
        sentence. I think it is unfair, and I also think that I knew the answer perfectly well.

        What she was asking, I think, is whether I want to go at all. And the honest answer is that I
        don't know. I like the sea there. I like her father, who never says anything. But two weeks of
        being the one who works too much, in front of an audience, with her mother filling up my plate
        and sighing: no, I am not looking forward to it. I have been not booking it for a month and
        telling myself it was the prices.

        I didn't say that. Why didn't I say that? It was right there, and it was even kind, compared to
        what I did say. What I said was that perhaps if somebody else earned some money for a change I
        could sit around comparing ferries. Luca was on the stairs. I don't know for how long. He had his
        dinosaur under his arm and he asked if we were having a fight, and Ines said no, we are having a
        conversation, and he said it sounds like a fight. She laughed and then she cried. I stood there
        with a tea towel.

        I put him to bed. He wanted the long book, so I read the long book, all of it, with the voices.
        When he was nearly asleep he said, are we still going on the boat. I said yes. So there it is, I
        decided it at last, in the dark, for the wrong person.

        She has done nothing wrong today. I keep looking for it and there isn't anything. I am ashamed
        of the thing about the money, properly ashamed, it makes me hot in the face to write it down. She
        gave up the practice when Luca was ill, and it was me who asked her to.

        It's 11.40. I have booked the ferry. It is 30 euros dearer than on a Tuesday. I will make the
        coffee tomorrow, but I know a coffee isn't going to do it. I think I have to say the true thing,
        about her parents, and I am scared of it, a bit. It was easier to be late with a ferry.`),
      tone: 'low',
      themes: [
        ['Ines'],
        ['ferry', 'boat'],
        ['Luca'],
        ['parents', 'mother', 'father'],
        ['money'],
        ['okay'],
        ['always mean to'],
      ],
      feelings: ['ashamed', 'scared', 'sorry', 'hate', 'unfair', 'like'],
      absent: ['dog', 'exam', 'garden', 'divorce'],
      notFelt: ['proud', 'relieved', 'happy', 'calm', 'grateful'],
    },
  ],
}

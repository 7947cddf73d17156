import { type KindOfDay, prose } from '../written-day.ts'

export const loneliness: KindOfDay = {
  kind: 'loneliness',
  days: [
    {
      size: 'line',
      text: 'Nobody rang this weekend, not that I expected it.',
      tone: 'low',
      themes: [['Nobody rang', 'nobody rang', 'rang'], ['weekend'], ['expected']],
      feelings: [],
      absent: ['work', 'mother', 'money', 'friend'],
      notFelt: ['happy', 'angry', 'sad', 'depressed', 'anxious'],
    },
    {
      size: 'few',
      text: prose(`
        third week in halls. everyone on my corridor seems to know each other already, idk when that
        happened. i leave my door open like they tell you to. kind of lonely tbh.`),
      tone: 'low',
      themes: [['halls', 'corridor'], ['door'], ['third week']],
      feelings: ['lonely', 'kind of lonely'],
      absent: ['work', 'mother', 'money', 'boyfriend'],
      notFelt: ['happy', 'angry', 'depressed', 'devastated'],
    },
    {
      size: 'note',
      text: prose(`
        Talked to the man at the garden centre for about ten minutes about slugs and realised driving home
        that it was the longest conversation I've had since Tuesday. It was a good one. He knew a lot about
        slugs. I don't mind my own company, I never did, but there is a difference between being alone and
        going a whole week without anybody saying my name. I said it myself in the car. Sounded odd.`),
      tone: 'mixed',
      themes: [['slugs'], ['garden centre'], ['my name', 'name'], ['conversation'], ['company']],
      feelings: ['odd', 'good', 'alone'],
      absent: ['work', 'children', 'money', 'wife'],
      notFelt: ['angry', 'depressed', 'happy', 'ashamed', 'afraid'],
    },
    {
      size: 'half page',
      text: prose(`
        Saw on my phone that they all went to the lake. Caz, Priya, both Bens, even Ola who has known them
        for five minutes. There's a photo of everyone with their arms round each other and there is exactly
        no gap where I'd be. That's what I kept looking at. You'd think there would be a gap.

        I typed "looks fun!" and then I took it out again. I don't think they did it on purpose, I'm not
        mad at them. I cancelled the last two times, I know I did. I was tired, and the time before I just
        couldn't face being cheerful. You say no a few times and then they stop asking, that's fair, it's
        how it works. But I feel really left out, and stupid for minding at my age.

        Made a proper dinner to prove something. Set the table. Ate it at the counter in the end, with the
        phone face down next to me, like a person I was having a fight with.`),
      tone: 'low',
      themes: [
        ['lake', 'photo'],
        ['gap'],
        ['cancelled', 'say no', 'stop asking'],
        ['phone'],
        ['dinner', 'table'],
        ['Caz', 'Priya', 'Ola'],
      ],
      feelings: ['left out', 'stupid', 'tired', 'cheerful', 'minding'],
      absent: ['boss', 'mother', 'money', 'doctor'],
      notFelt: ['angry', 'mad', 'happy', 'depressed', 'proud'],
    },
    {
      size: 'page',
      text: prose(`
        I've been in this city for eight months and I think today I finally admitted that it isn't going
        well. Not the job. The job is all right. It's the other sixteen hours.

        This was Saturday: I slept until nine to use some of it up. I went to the market and bought three
        peaches from the woman who calls everyone darling. I carried them home. I cleaned the bathroom. It
        was half past eleven. I remember looking at the clock on the oven and thinking that there must be
        some mistake.

        In the afternoon I went to that film, the long one, because it was long. There were two seats free
        on either side of me, as though I'd booked them. When the lights came up a woman behind me said to
        her friend, "well, I need to talk about that immediately," and they went off, talking. I would have
        liked to talk about it immediately. I had things to say. I walked home by the river and said them in
        my head, in Portuguese, since my English isn't funny yet. People here have only met the serious
        version of me. I miss being funny. I think that is what I miss the most, more than the people even,
        more than my brothers: to say a thing and a whole table laughs.

        I called home at seven, and my mother asked whether I had friends yet, and I told her about
        "a colleague, Hannah", and made Hannah a bit bigger than she is. We had lunch once. She is nice. She
        said we should do it again and I said yes, definitely, and then neither of us did anything, and that
        was in June.

        I'm not unhappy all of the time. In the mornings I like it here, I like the bridges. It's the evenings,
        and Saturdays are one long evening. I feel lonely in a way that is almost embarrassing, as if I had
        forgotten to put something on.

        I could write to Hannah. I've written that down now, so that it is somewhere. The peaches were perfect,
        by the way. I ate all three standing at the sink.`),
      tone: 'low',
      themes: [
        ['Hannah'],
        ['funny', 'being funny'],
        ['Saturday', 'Saturdays', 'evenings'],
        ['film', 'talk about it'],
        ['peaches'],
        ['mother', 'brothers', 'home'],
        ['city', 'bridges'],
        ['job'],
        ['serious version'],
      ],
      feelings: ['lonely', 'embarrassing', 'miss', 'like', 'nice'],
      absent: ['money', 'doctor', 'divorce', 'dog'],
      notFelt: ['angry', 'depressed', 'jealous', 'guilty', 'proud'],
    },
    {
      size: 'pages',
      text: prose(`
        The house is very tidy. I'd like that noted. When the boys were here I used to pray for a tidy house, and
        now I have one, and I can tell you that it's overrated.

        Sunday. I did church, where I'm the youngest by ten years, and I am sixty-seven. I did the flowers with Pam
        and we discussed Pam's knee. I don't say that to be unkind. I'm very fond of Pam's knee, it has been a real
        presence in my life. Afterwards there was coffee, and the new vicar went round and shook hands. He's a nice
        lad. He said, "And have you family nearby?" and I said, "Oh, all over!" in such a bright voice. All over. It's
        one in Vancouver and one in Leeds who might as well be.

        Then home by twelve and there it was, the afternoon. I'm a capable woman. I ran a school office for twenty-six
        years with four hundred children and a boiler, and I cannot run an afternoon. I did the crossword. I rang the
        speaking clock, I'm joking, they have done away with it. I thought I would ring Simon, but in Vancouver it was
        five in the morning, and then I thought I'd ring Mark, but on Sundays they have her parents. So I defrosted the
        freezer. I found a lasagne marked "Derek, no onions" from, it must be, three years ago. I put it back. I defrosted
        round it.

        You get out of practice, that's what nobody tells you. It isn't that I'm sitting here weeping, I'm not. I'm
        perfectly well, I sleep, I eat. It is more that I've noticed how I save things up. I'll see something, like the
        man at number 30 who was hoovering his hedge, with a Hoover, on an extension lead, and I'll think: I must tell,
        and then there isn't a name that goes on the end of it. So I save it. By the end of the week I've got six or
        seven things saved up and when Mark does ring I say, "Oh, nothing much, and you?", because they have gone off
        by then. They don't keep. Derek would've had the hedge off me before I had my coat off.

        I did something about four. I walked down to number 30. I'd made up my mind to say, "I couldn't help noticing,"
        and I got as far as the gate. He was inside, I could see him with his tea on his lap in front of the snooker, and
        there was only the one lamp on. I thought, he's on his own too. I don't even know what he's called. Nineteen
        years. I stood there like a burglar and then I came home again. I felt so foolish. My heart was going as if I
        had robbed a bank.

        But I've been thinking about it since. I wonder why it should be harder to knock at a door at sixty-seven than it
        was to go in to a room of four hundred children. I had a reason then, I suppose. I had a clipboard.

        I am lonely. There, I have never written that down before. I looked at it for a while to see what it would do. It
        didn't do anything. It's only a word, it sat there. I even felt a bit better, as though I'd got the label on
        the right jar.

        Pam says there's a walking group that goes from the library on Wednesdays. I've always thought they looked a bit
        keen. I could go once. And I've still got the lasagne, and a man with a hedge. Wouldn't Derek laugh. I think that
        I will put my good coat out for tomorrow, whatever for, I don't know, but I'll put it out.`),
      tone: 'mixed',
      themes: [
        ['Derek', 'lasagne'],
        ['number 30', 'hedge', 'knock'],
        ['Pam', 'knee'],
        ['afternoon'],
        ['save', 'saved up'],
        ['Simon', 'Mark', 'Vancouver'],
        ['tidy', 'house'],
      ],
      feelings: ['lonely', 'foolish', 'fond', 'better', 'weeping'],
      absent: ['money', 'doctor', 'boss', 'daughter'],
      notFelt: ['angry', 'depressed', 'jealous', 'proud', 'terrified'],
    },
  ],
}

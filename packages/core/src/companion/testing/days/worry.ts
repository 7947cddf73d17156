import { type KindOfDay, prose } from '../written-day.ts'

export const worry: KindOfDay = {
  kind: 'worry about money or health',
  days: [
    {
      size: 'line',
      text: "The rent goes out on Friday and I'm not sure that there is enough.",
      tone: 'low',
      themes: [['rent'], ['enough'], ['Friday']],
      feelings: ['not sure', "I'm not sure", 'sure'],
      absent: ['work', 'doctor', 'mother', 'boss'],
      notFelt: ['happy', 'calm', 'angry', 'sad'],
    },
    {
      size: 'few',
      text: prose(`
        Found a lump under my arm in the shower. Doctor can't see me till Thursday. I'm trying not to
        google it, I have googled it. I'm quite worried and I haven't told Steve.`),
      tone: 'low',
      themes: [['lump'], ['doctor', 'Doctor'], ['Steve'], ['Thursday']],
      feelings: ['worried', 'quite worried'],
      absent: ['work', 'money', 'cancer', 'mother'],
      notFelt: ['happy', 'angry', 'sad', 'relieved', 'terrified'],
    },
    {
      size: 'note',
      text: prose(`
        sat down and did the sums properly for the first time since the hours got cut. if i cancel
        the gym and the telly thing and we dont put the heating on before 6 we are short by 140 a month
        instead of 210. so thats the good news lol. I feel sick every time the post comes. didnt tell
        the kids obviously. Mia asked can she do the ski trip and i said we will see and she said that
        means no. she is not wrong. cant stop thinking about her face, she wasnt even cross`),
      tone: 'low',
      themes: [['sums', '140', 'hours'], ['Mia'], ['ski trip'], ['post'], ['heating']],
      feelings: ['sick', 'cross'],
      absent: ['husband', 'doctor', 'mother', 'boss'],
      notFelt: ['happy', 'calm', 'angry', 'relieved'],
    },
    {
      size: 'half page',
      text: prose(`
        Blood results came back "slightly abnormal" which is a phrase that should be illegal. The
        receptionist said the doctor would like a chat, nothing urgent. Nothing urgent, so three weeks
        on Monday.

        I've been telling myself all day that slightly is slightly. I told Karen at work and she said her
        cousin had the same and it was nothing. I wanted that cousin framed. Then at four o'clock I was
        in the stationery cupboard and my heart was going like a train, and I had to count the envelopes.

        I am not really frightened of what it is. Whatever it is, I'll do it, I'm good at doing things.
        What I can't bear is the not knowing. I'm anxious from the moment I wake up, it is like a hum in
        the room.

        Went for a walk round the reservoir after tea. Hum went away for about a mile.`),
      tone: 'low',
      themes: [
        ['results', 'slightly abnormal', 'slightly'],
        ['not knowing', 'hum'],
        ['Karen'],
        ['reservoir', 'walk'],
        ['doctor'],
      ],
      feelings: ['anxious', "can't bear", 'bear'],
      absent: ['money', 'husband', 'children', 'cancer'],
      notFelt: ['happy', 'angry', 'sad', 'frightened'],
    },
    {
      size: 'page',
      text: prose(`
        The letter about the mortgage came. We knew it was coming, the fixed rate ends in February, but it
        is one thing to know it and another to see the number in bold. Four hundred and twelve pounds more.
        Every month. I put it behind the toaster, where we put things, and then I took it out again because
        Jules would see the edge of it.

        I've got a spreadsheet now. It has three tabs: what comes in, what goes out, and one I've called
        "what if". I spend a lot of time on what if. What if I did weekends. What if we sold the car. What if
        we moved in with Jules's parents, ha. It is quite soothing to move the numbers around. It's when I
        shut the laptop that it starts.

        At work nobody knows. I brought in the cake for Pete's birthday, because it was my turn, and stood
        there calculating the cake. £18. I heard myself laugh at something and I thought: that is a man
        laughing who cannot pay his mortgage. But I can. That's the thing. I can until about June. It is not a
        catastrophe, it's a slow puncture, and I keep on treating it as though we were already in the ditch.

        The reason I'm not telling Jules is that she'd be fine about it. She'd put the kettle on and say
        right, let's have a look. And then I would have to be someone who needs to be looked at. My dad did the
        money at the kitchen table on Thursdays with the door shut, and we all tiptoed. I swore I'd never shut
        a door. I haven't, I've just got a laptop.

        I am worried most of the time now, low down, like a fridge. I don't sleep past five. I was short with
        Rosa over a yoghurt this morning, and she's four, and it was a perfectly good yoghurt.

        I think I'll tell Jules on Sunday. I'll print it out first, so that it looks as if I have a plan. I
        notice that I still want to have a plan before I tell her that I haven't got a plan.`),
      tone: 'low',
      themes: [
        ['mortgage', 'letter'],
        ['Jules'],
        ['spreadsheet', 'what if', 'numbers'],
        ['dad', 'door'],
        ['Rosa', 'yoghurt'],
        ['Pete', 'cake'],
        ['laptop'],
        ['plan'],
      ],
      feelings: ['worried', 'soothing', 'fine', 'short'],
      absent: ['doctor', 'boss', 'divorce', 'brother'],
      notFelt: ['happy', 'angry', 'proud', 'lonely', 'relieved'],
    },
    {
      size: 'pages',
      text: prose(`
        Mum's appointment at the memory clinic. I'll put it down in order, because I know that if I don't, it
        will turn into a soup, and I'd like one of us to be able to say what happened in what order.

        I collected her at nine. She was dressed and she had lipstick on, and she was on the step with her bag
        on her knee, which means that she'd been on the step for some time. She said "where are we off to,
        then?" and I told her, and she said "oh, that," as if I had made it up to spoil the morning. In the car
        she read me the signs. She has always done it. But I have started to listen to how she does it, whether
        she gets them right, and I hate that. I used to just be driven mad by it.

        The doctor was about my age, with a very gentle voice. Dr Amin. She asked Mum to remember an address. A
        man called John Brown, at a number, in a street, in Kensington. Then she asked other things: the date,
        the season, the Prime Minister. Mum got the season. She said the date didn't matter at her age, and we
        all smiled. She drew a clock. I watched her draw it, all the numbers down the one side, like people on a
        boat that is going over, and she looked up at me, not at the doctor, to see from my face if it was right.
        And I smiled at her. I don't know if that was kindness or just a lie.

        Then: "And can you tell me that address again?" And Mum said, "What address?"

        They want to do a scan. Dr Amin said it was too early to put a name to it, and that there are a number of
        things it can be, some of which can be treated, and I wrote them all down and I can't read my writing.
        What I did hear was "over the next while". She used that twice. I didn't dare to ask how long a while is.

        We went for a scone, since Mum would have felt cheated otherwise. She was in good form. She told the girl
        that I was her daughter and a chemist, and I'm not, I was a chemist, I've been in regulatory affairs for
        twenty years, but I was glad to be anything. She ate all her scone and half of mine. If somebody had looked
        over at us they would have seen two women having a nice time, and they'd have been right, I think. It was
        nice. It was nice and I was terrified, both of them, in the same chair.

        I keep going forward in my head. The stairs. The gas. Who does the nights. I've got Ollie's exams in May
        and a job in which I'm supposed to be in Brussels every third week, and a brother in Perth who says "keep me
        posted" as though it was a parcel. And then I go backward. She forgot my birthday in the spring and we laughed
        about it. She told me the same story about the coalman at Easter, twice, and I was sharp with her. I said "you
        told me, Mum." I'd give anything now not to have said it.

        I know that nothing has happened yet. I know what I'd say to a friend: wait for the scan. But I'm so afraid of
        being the only one who remembers. Of her and Dad and the house in Albion Road, all of it, with nobody to check
        it against.

        When I dropped her off, she stood at the door and waved until I'd gone round the corner. She's always done that
        as well. I had to pull over by the post office. I said it out loud in the car to see: John Brown, 42 West
        Street, Kensington. I've got it. I think I'll always have it.`),
      tone: 'low',
      themes: [
        ['Mum', 'mum'],
        ['clock'],
        ['address', 'John Brown', 'Kensington'],
        ['scan', 'Dr Amin', 'over the next while', 'clinic'],
        ['scone'],
        ['remembers', 'only one who remembers'],
        ['signs'],
      ],
      feelings: ['terrified', 'afraid', 'hate', 'glad', 'nice', 'sharp'],
      absent: ['money', 'dog', 'wedding', 'dementia', 'alzheimer'],
      notFelt: ['bored', 'proud', 'lonely', 'relieved', 'jealous'],
    },
  ],
}

import { type KindOfDay, prose } from '../written-day.ts'

export const gratitude: KindOfDay = {
  kind: 'gratitude',
  days: [
    {
      size: 'line',
      text: 'Grateful for the neighbour who cleared our path before I was even up.',
      tone: 'high',
      themes: [['neighbour'], ['path']],
      feelings: ['grateful'],
      absent: ['work', 'mother', 'money', 'friend'],
      notFelt: ['sad', 'lonely', 'tired', 'proud'],
    },
    {
      size: 'few',
      text: prose(`
        Three things: hot water, the crossword with Lou over the phone, and that the dog next door has
        stopped barking at me. Not a big day. I'm thankful for the phone calls most.`),
      tone: 'high',
      themes: [['Lou', 'crossword'], ['phone calls', 'phone'], ['hot water'], ['dog']],
      feelings: ['thankful'],
      absent: ['work', 'mother', 'money', 'doctor'],
      notFelt: ['sad', 'lonely', 'anxious', 'proud'],
    },
    {
      size: 'note',
      text: prose(`
        Physio said I can go up stairs normally now. NORMALLY. I did the library steps three times with
        people looking. Eleven weeks ago I couldn't get a sock on. I want to remember who got me here: Jas
        who did all the driving, the physio with the cold hands, and my mum, who never once said "I told you
        so" about the motorbike. I'm really grateful and I'm also a bit embarrassed how much I shouted at
        them in August.`),
      tone: 'high',
      themes: [
        ['stairs', 'steps', 'library steps'],
        ['Jas'],
        ['physio', 'Physio'],
        ['mum'],
        ['shouted', 'August'],
        ['motorbike'],
      ],
      feelings: ['grateful', 'embarrassed'],
      absent: ['work', 'money', 'wife', 'exam'],
      notFelt: ['sad', 'lonely', 'angry', 'anxious', 'depressed'],
    },
    {
      size: 'half page',
      text: prose(`
        The allotment meeting, of all things. I nearly didn't go. It was raining and it was the AGM.

        When they got to any other business old Walter stood up and said he would like to thank whoever had
        been watering his tomatoes in July, while he was in hospital, since he hadn't wanted to ask anyone. And
        it was five of us. Five of us had been doing it, all in secret, at different times. That's why they nearly
        drowned. Everybody was looking at everybody else and then the whole hut just went.

        I've been going down there for three years to be left alone, and I do get left alone, it's lovely. I
        didn't know that it was also the other thing. I walked home under Carol's umbrella, with a marrow I don't
        want, and I felt very lucky. I'm not sure I have ever used that word about a Tuesday.`),
      tone: 'high',
      themes: [
        ['Walter', 'tomatoes'],
        ['allotment', 'hut'],
        ['left alone', 'the other thing'],
        ['Carol', 'umbrella', 'marrow'],
        ['secret'],
      ],
      feelings: ['lucky', 'very lucky', 'lovely'],
      absent: ['work', 'money', 'mother', 'wife'],
      notFelt: ['sad', 'lonely', 'angry', 'anxious', 'guilty'],
    },
    {
      size: 'page',
      text: prose(`
        My teacher, Mrs Adeyemi, died in the summer and I only heard about it now, from the newsletter. I'm not
        writing this because I am sad, or not only. I wanted to put down what I owe her, while I can still see it.

        I was eleven, I'd been in this country for five months, and I didn't speak. I understood nearly
        everything and I'd decided not to speak until I could do it without mistakes. It wasn't shyness. It was
        pride. All the other teachers thought that I was slow, and they spoke to me very loudly. Mrs Adeyemi
        never spoke loudly. She put me at the back, by the window, beside the shelf, and she told me that I
        was the librarian. There were perhaps forty books. When somebody wanted one they had to come and ask me,
        and I had to write the name in a ledger. So they had to tell me their names. That's all that it was. I had
        a job and a ledger, and by Easter I knew every name in the class, how it was spelled, and what they liked.

        The first thing that I said out loud, in English, in that school, was "This is late." I said it to a boy
        called Craig. The whole class went quiet. She didn't make anything of it. She just said, "Well, Craig?"
        and he said sorry.

        I've been a librarian for thirty-one years. I've told that story at parties as a joke. I don't think I had
        understood it was a thing that she did. I thought it was a thing that happened. She must have sat at home
        one night with her tea and thought: what will I do about that girl? And come up with a ledger.

        I never wrote to her. I meant to. I'm deeply grateful and I've got nowhere to send it, and that's an odd
        feeling, like having the right money for a shop that has closed. On Monday we've a new boy coming in with the
        Year 6s who doesn't say anything. I've been looking in the stock cupboard for something with lines.`),
      tone: 'mixed',
      themes: [
        ['Mrs Adeyemi', 'Adeyemi', 'teacher'],
        ['ledger', 'librarian', 'names'],
        ['Craig', 'This is late'],
        ['speak', 'English', 'pride'],
        ['new boy', 'Monday'],
        ['wrote to her', 'meant to', 'what I owe her'],
      ],
      feelings: ['grateful', 'deeply grateful', 'sad', 'odd', 'pride'],
      absent: ['money trouble', 'doctor', 'husband', 'dog'],
      notFelt: ['angry', 'lonely', 'depressed', 'guilty', 'anxious'],
    },
    {
      size: 'pages',
      text: prose(`
        It's the last day of the harvest, and by tradition I write a page, whether I've anything to say or not. My
        father did it in a cash book and his was mostly yields. "Barley 6.1, wet." I've got all of them. I shall try to
        do a little better than barley.

        Yields, then, to get them out of the way: it was a poor year. We lost the bottom field in June to the water and
        the beans never amounted to much. Bank's not thrilled. I'm sixty next spring, and my back has got opinions. So
        if anybody reads this later they should know I'm not writing from the top of a hill.

        But I've been adding up the other column today, sitting on the drill with a flask, and I find that it comes to
        rather a lot.

        There's Josh. When he came to us at sixteen the lad couldn't look you in the eye, he'd been asked to leave two
        schools and he told you so before you'd asked him. This year I was laid up for the whole of the first fortnight
        in August and he ran it. He just ran it. He made up a rota. He rang me at nine every night and gave me the figures,
        and one night he said, "Don't get up tomorrow, there's nothing you could do that I haven't," and I put the phone down
        and I laughed so hard that it hurt me. I told Wendy I'd never been so pleased to be no use.

        And Wendy. Thirty-three years of dinners at whatever time. I came in on the worst night, the night of the bottom field,
        and I said that I thought I might be finished with it, I might be done. And she didn't say that I wasn't. She said,
        "Well, eat that first." I've had cause to think about that since. I reckon it's the best advice that I was ever
        given and she wasn't even giving any.

        Then the neighbours' lad with his combine, who turned up on the Sunday with no lights on the thing and wouldn't take
        diesel money. And Dr Shah who rang me back herself. And the swallows, which were late, and I'd given them up, and
        then there they were one morning in the cart shed as if they had never said any different. Four went up from the second
        brood. I know that's not something anybody did for me. But I can't find that it goes in any other column.

        I've not been a thankful man, I should say. I was brought up that you didn't count what you'd got, in case somebody was
        listening. My father never praised a crop until it was in the shed, and then he'd say that it might have been worse. I
        caught myself at it this morning. Josh brought the last load in and looked up at me in that cab like a dog that's fetched
        something, and I had it all ready, "might've been worse". And I thought of the cash books. Forty years of them and not a
        name in there. Not one. Not even my mother's.

        So I said, "That was well done, Josh. All of it." It came out like gravel. He went red, I went red, and we both looked at the
        tyres. But it's said. I'm more glad of that than I would've been of another tonne to the acre.

        There. It's nearly dark and they'll be wanting me in. I feel content, there's no other word for it. It was a bad year and I am
        content. Barley 5.2, wet. Josh, Wendy, Dr Shah, young Pickering, four swallows.`),
      tone: 'high',
      themes: [
        ['Josh'],
        ['Wendy'],
        ['father', 'cash book', 'cash books'],
        ['harvest', 'barley', 'Barley', 'bottom field', 'yields'],
        ['swallows'],
        ['column'],
        ['well done'],
      ],
      feelings: ['content', 'glad', 'pleased', 'thankful', 'laughed'],
      absent: ['divorce', 'exam', 'wedding', 'lonely'],
      notFelt: ['angry', 'depressed', 'anxious', 'jealous', 'guilty'],
    },
  ],
}

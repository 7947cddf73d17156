import { type KindOfDay, prose } from '../written-day.ts'

export const undecided: KindOfDay = {
  kind: 'an undecided question',
  days: [
    {
      size: 'line',
      text: "I still don't know if I should go to the reunion.",
      tone: 'plain',
      themes: [['reunion'], ["don't know", 'know']],
      feelings: [],
      absent: ['work', 'mother', 'money', 'school'],
      notFelt: ['sad', 'afraid', 'happy', 'anxious', 'excited'],
    },
    {
      size: 'few',
      text: prose(`
        They offered me the Manchester thing. More money, more train. I said I'd think about it till
        Monday. On the one hand obviously yes. On the other hand I bought curtains here.`),
      tone: 'plain',
      themes: [['Manchester'], ['curtains'], ['Monday'], ['money', 'train']],
      feelings: [],
      absent: ['mother', 'doctor', 'husband', 'sister'],
      notFelt: ['sad', 'afraid', 'happy', 'anxious', 'excited'],
    },
    {
      size: 'note',
      text: prose(`
        Do I want a second child or do I just not want Tilly to be an only one? I was an only one and I
        was fine. Was I fine? Marc says he's happy either way, which is sweet of him and no help at all. I
        gave away the cot in March and I felt relieved when the man drove off with it, and then I went
        upstairs and smelled the blanket. I'm forty in June. I don't feel sad about it, I feel stuck.`),
      tone: 'mixed',
      themes: [
        ['second child', 'only one'],
        ['Tilly'],
        ['Marc'],
        ['cot', 'blanket'],
        ['forty', 'June'],
      ],
      feelings: ['relieved', 'stuck', 'fine'],
      absent: ['work', 'money', 'doctor', 'sister'],
      notFelt: ['sad', 'angry', 'happy', 'lonely', 'guilty'],
    },
    {
      size: 'half page',
      text: prose(`
        Made the two columns like the book says. STAY: the pension, Sue, the walk in along the wall, I know
        where everything is. GO: everything else.

        It's a good letter I've written. It's been in the drafts since the 3rd. I open it and I change a word
        and I close it again. Yesterday I changed "resign" to "step down" and today I changed it back.

        I don't hate the place. If I hated it I'd be gone. It's that I can see the whole of the rest of it from
        where I'm sitting, like a straight road, right to the carriage clock. My dad had that road and was
        content. I don't know if I'm braver than him or only more spoilt.

        Asked Linda and she said, "What would you do on the Monday?" I've been thinking about that all evening. I
        don't have a Monday. I've only got the letter.`),
      tone: 'mixed',
      themes: [
        ['letter', 'resign', 'step down'],
        ['Monday'],
        ['road', 'dad'],
        ['Linda', 'Sue'],
        ['columns', 'pension'],
      ],
      feelings: ['hate', 'content', 'braver', 'spoilt'],
      absent: ['doctor', 'wedding', 'children', 'sister'],
      notFelt: ['sad', 'angry', 'happy', 'lonely', 'content', 'depressed'],
    },
    {
      size: 'page',
      text: prose(`
        He wants to know by the end of the month, and that's reasonable, and I wish that he'd be less reasonable about
        it. Then I could be cross and that would count as an answer.

        The facts. Anders has the post in Bergen from August. It's the one that he's wanted for as long as I've known
        him. Three years, possibly for good. I can come or I can not come. He's been very careful to make both of them
        sound all right. He said, "I'd rather have you there, and I'd rather not have you there if you don't want to
        be there," and I had to draw it on a napkin.

        I went for a long walk to decide it. I decided it four times. At the allotments I was going. At the bridge, I
        wasn't. It goes by what I look at: if it's water then I go, if it's somebody's lit window then I stay.

        What would I be leaving? The shop, but Bea could run the shop, she as good as runs it now. The Thursday lot.
        My name on the door. It took me nine years to get people to stop calling it "the old Murphy's". And Mam is
        seventy-nine. She says I must go. She said it so quickly that I knew she'd rehearsed.

        And what would I be going to? Him. That's the whole list. I look at it and some days I think it is the only
        thing anybody ever had on a list worth having, and other days I think: that's not a life, that's a lift.

        I don't doubt him. I want to put that in writing, since I think that it would be easier if I did. I love him
        and I'm happy when he walks in. What I doubt is who I'd be, with no language and no shop, waiting in for
        him in the dark with a Norwegian dictionary. I've seen women do it. I've seen them get smaller.

        Three weeks left. I'm anxious when I'm on my own with it, and then he comes home and puts his cold feet on me
        and it goes. Neither of these is an answer. I bought the dictionary, though. I don't know what that means. I
        haven't opened it. The word on the cover is "ordbok".`),
      tone: 'mixed',
      themes: [
        ['Anders'],
        ['Bergen'],
        ['shop'],
        ['Mam', 'mam'],
        ['dictionary', 'ordbok'],
        ['list', 'lift'],
        ['smaller'],
        ['Bea'],
      ],
      feelings: ['anxious', 'happy', 'love', 'doubt', 'wish'],
      absent: ['doctor', 'children', 'wedding', 'exam'],
      notFelt: ['angry', 'sad', 'lonely', 'depressed', 'jealous'],
    },
    {
      size: 'pages',
      text: prose(`
        There's a letter on my table from a man who says he is my half-brother, and I've walked past it for nine days, so now I'm
        going to sit here until I know something.

        I've read it often enough that I could say it. It is a good letter. It's in blue ink, on proper paper, three sides. He's called
        Colm, he's fifty-eight, he used to drive for the council and now he grows dahlias, he says, "to excess". He's not after anything.
        He says that twice. He did one of those kits because his daughter gave it to him for Christmas and up I came. He's put in a
        photograph. I put it face down and then I turned it over, and I put it face down again. He's got my father's ears. There's no way
        round the ears.

        So Dad had a son before he had us. In Cork, in 1966, he would've been twenty. I'm trying to be grown up about that. It's no
        crime. It isn't even a surprise, in a way: there was always something about Dad that was turned a little to the side, like somebody
        listening out for the phone. I thought it was just how fathers were. What I keep on wondering is whether he knew. Did he know? Colm
        doesn't say and I don't think he knows whether he knew. The only one who could tell us has been in Glasnevin since 2009.

        And Mam. That's the trouble. Mam is eighty-one and sharp as a tack, and she goes to his grave on the first Sunday with a trowel. If
        I answer this letter, then I'm somebody who has answered it. I'd be sitting across from her with the tea and knowing it. I can't lie
        to her. I've never been able to, she only has to look at me over the glasses. But do I have the right to tell her? Do I have the
        right not to? I've gone back and forth on that until I don't know any more what the words mean.

        I asked Declan, and he said burn it. He was quite short about it. He said, "We've got enough family." That's the kind of thing he says,
        and then he goes out to the garage. I think that he's more upset than I am. He was Dad's favourite, and I can see that it might be
        different for him, it's a different thing to find out that you were not the first boy.

        For myself I don't know what I feel. I've tried out a few. I thought I might be angry with Dad but it doesn't catch, like damp
        matches. I'm curious. I'm a bit ashamed of how curious I am. I'd like to know what his voice is like. I'd like to know what he does
        with his hands when he is thinking. And I'm afraid, too, I think, that he'll be lovely. If he was a chancer it would be simple.

        Nine days is long. I keep thinking of him going out to his letter box. You don't write three sides in blue ink without looking out for the
        post. He's got to be thinking that I'm somebody who doesn't answer, and I hate that, I'm a person who answers. I send thank-you cards
        for thank-you cards.

        Maybe it isn't the whole question that I need to decide. It's possible that I've been trying to lift it all at once, with Mam and
        Declan and the grave and everything on it. Maybe there is just the one small thing that's mine: to tell a man that his letter came. I
        could do that on a card. I could say, it came, thank you, I need some time. That would be true. It wouldn't be telling Mam anything.

        I'd want to ask about the dahlias. I've got the card out. It has a wren on it. I've written "Dear Colm", and now I've been looking at
        that for twenty minutes: two words, and both of them seem like a lot.`),
      tone: 'mixed',
      themes: [
        ['Colm'],
        ['letter', 'card'],
        ['Mam', 'mam'],
        ['Dad', 'father'],
        ['Declan'],
        ['dahlias'],
        ['ears', 'photograph'],
        ['Dear Colm'],
      ],
      feelings: ['curious', 'ashamed', 'afraid', 'hate', 'upset'],
      absent: ['money', 'doctor', 'boss', 'wedding'],
      notFelt: ['angry', 'depressed', 'lonely', 'happy', 'proud'],
    },
  ],
}

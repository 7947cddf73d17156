import { type KindOfDay, prose } from '../written-day.ts'

export const grief: KindOfDay = {
  kind: 'grief',
  days: [
    {
      size: 'line',
      text: "It's a year today since Dad died and I made his soup.",
      tone: 'plain',
      themes: [['Dad', 'dad'], ['soup'], ['a year today']],
      feelings: [],
      absent: ['work', 'money', 'mother', 'sister'],
      notFelt: ['happy', 'angry', 'fine', 'guilty'],
    },
    {
      size: 'few',
      text: prose(`
        We had to let Biscuit go this morning. Fourteen years. The vet was kind about it. I keep
        stepping over the place where she used to lie and then I remember, and I am so sad.`),
      tone: 'low',
      themes: [['Biscuit'], ['vet'], ['place where she used to lie', 'stepping over']],
      feelings: ['sad', 'kind'],
      absent: ['work', 'money', 'mother', 'cat'],
      notFelt: ['angry', 'happy', 'relieved', 'guilty'],
    },
    {
      size: 'note',
      text: prose(`
        People keep asking how I'm doing and I say I'm OK. I am OK, mostly. I go to work, I do the
        bins on Tuesday, which was always Alan's job. Then today in the supermarket I picked up the
        marmalade he liked and had it in the basket before I knew what I was doing. Didn't put it
        back. So now there's a jar of thick cut in the cupboard that nobody in this house eats.`),
      tone: 'mixed',
      themes: [['Alan'], ['marmalade', 'jar', 'thick cut'], ['bins'], ['supermarket']],
      feelings: ['OK'],
      absent: ['mother', 'doctor', 'money', 'funeral'],
      notFelt: ['angry', 'devastated', 'guilty', 'depressed', 'happy'],
    },
    {
      size: 'half page',
      text: prose(`
        Cleared Nan's kitchen with Auntie Bev. Forty years of carrier bags inside a carrier bag.
        Bev wanted to do it quick, three piles, keep charity tip, and I kept stopping because
        everything in there is something I have held. The tin with the string. The egg cup with feet.

        We found the list on the inside of the cupboard door with everyones birthdays on it, in
        pencil, and where somebody had died she hadn't crossed them out, she just put a little dot. I
        had to go and stand in the yard for a bit. Bev came out and didnt say anything. She's not a
        hugger but she stood so our arms touched.

        I thought I'd be in bits all day but it came and went. We even laughed, at the teeth. I miss
        her so much and I was also hungry and also a bit bored by three o'clock, I didn't know you
        could be all of that.

        I took the egg cup. I put the dot next to her name myself.`),
      tone: 'low',
      themes: [
        ['Nan', 'nan'],
        ['Auntie Bev', 'Bev'],
        ['dot', 'list', 'birthdays'],
        ['egg cup'],
        ['kitchen'],
      ],
      feelings: ['miss', 'laughed', 'bored', 'hungry'],
      absent: ['work', 'money', 'husband', 'argument'],
      notFelt: ['angry', 'guilty', 'relieved', 'happy', 'lonely'],
    },
    {
      size: 'page',
      text: prose(`
        The hospital rang to say that her things were ready to be collected. I had forgotten there
        were things. I took the early train so as not to have to think about it, and I thought about
        it for the whole of the train.

        It was one bag, white, with her name on a label: spectacles, the purse, the blue cardigan, a
        paperback with a bus ticket in it at page 94. A man in an office had me sign. He said he was
        sorry for my loss in the way that you would say mind the step, but I did not dislike him for
        it. He must say it all day. I wondered how many times he has said it and if he counts.

        I sat in the café by the entrance with the bag on the other chair. I think I was waiting to
        feel something larger. Mostly I was cold. There was a young couple with a car seat and no baby
        in it yet, going in, very excited, and I held the door.

        Forty-four years. Everybody says that to me as though it was an achievement, and I suppose
        that it was, but what I think of is not the years. I think of her saying "are you coming up?"
        from the landing, every night, at about ten. That is all. It is ten now and the house is
        perfectly quiet, and the loneliness is very strong at this hour, I could set the clock by it.

        I started reading her book from page 94. I don't know what has gone before. There is a woman
        called Dorothea and somebody has left her a house. I shall read on to the end and then,
        perhaps, begin at the beginning. The bus ticket is from March, from the day we went to the
        sea, when it rained and she would not go in.`),
      tone: 'low',
      themes: [
        ['book', 'page 94', 'paperback', 'Dorothea'],
        ['bag', 'her things'],
        ['are you coming up', 'landing', 'ten'],
        ['hospital', 'train'],
        ['bus ticket', 'sea'],
        ['loneliness'],
      ],
      feelings: ['loneliness', 'cold', 'sorry', 'very strong'],
      absent: ['work', 'money', 'dog', 'brother'],
      notFelt: ['angry', 'excited', 'guilty', 'happy', 'relieved'],
    },
    {
      size: 'pages',
      text: prose(`
        Six weeks. I promised Leila in the group that I would write on the day and not just about the
        day, so here is the day.

        I woke at four, as I do. There is a second, and I am told everybody has it, where you don't
        know yet. Today I tried to stay in the second, I lay completely still, the way you do when you
        don't want a bird to fly off. It didn't work. Then I got up and ironed. I have ironed everything
        in this house. I ironed tea towels.

        At eight Samir came down, and he had his school jumper on backwards, and I did not say anything,
        because his father always did that thing of spinning him round by the shoulders, "about turn,
        soldier", and I could not say it and could not not say it. He noticed himself in the hall. He
        took it off and put it on again. He's nine. He looked at me as though he had broken something.

        So that was the first thing. The second thing is that I went back to the pool. I have been saying
        that I would. Wednesday is the quiet session with the old ladies and the slow lane, and I got in,
        and it was warm, and I swam up and down for forty minutes, and for some of it I was only
        somebody swimming. I felt guilty when I noticed, and then I was angry that I felt guilty, and then
        I did another ten lengths out of spite. Yusuf hated swimming. He used to sit up in the seats with
        the coats and do the crossword. I looked up there, of course I did. There was a man with a coat. It
        was a different coat.

        The third thing is the bank, and I don't want to write about the bank. They need the certificate
        again. The original. I have sent the original. The girl was very young and she asked "and is Mr
        Rahman able to come to the phone?" and I heard her realise, you could hear it, a sort of little
        intake, and then it was me who comforted her. I said don't worry, it's all right. I seem to be
        good at it. I do it all day long, I tell people that it is all right, and they go away feeling
        better.

        My mother-in-law came with food. She doesn't ring first. She sat at the table and held my wrist and
        we did not talk much. She told me that when he was small he was frightened of the moon, he thought
        that it was following the car. Fifteen years I was married to him and I never knew about the moon.
        I was so happy to have a new thing of his. I had thought there would be no more new things. And then
        the next moment I was crying into the rice, and so was she, and Samir came in and said are you both
        crying because of Baba, and we said yes, and he said okay, and got himself a spoon.

        I am not brave. They all tell me that I am and it makes me want to scream. I iron, I swim, I answer
        the phone. If there was another way of doing it I would take that.

        Tonight there is a moon, nearly full. I took Samir out to the step in his pyjamas and told him what
        his grandmother had told me. He looked up at it for a long time. He said, "It does follow, though."
        We walked to the gate and back to test it. It does.`),
      tone: 'mixed',
      themes: [
        ['Samir'],
        ['moon'],
        ['pool', 'swimming', 'swam'],
        ['Yusuf', 'Baba'],
        ['bank', 'certificate'],
        ['mother-in-law'],
        ['ironed', 'iron'],
        ['jumper'],
      ],
      feelings: ['guilty', 'angry', 'happy', 'crying', 'scream', 'brave'],
      absent: ['dog', 'wedding', 'holiday', 'exam'],
      notFelt: ['proud', 'relieved', 'bored', 'excited'],
    },
  ],
}

import { type KindOfDay, prose } from '../written-day.ts'

export const exhaustion: KindOfDay = {
  kind: 'exhaustion',
  days: [
    {
      size: 'line',
      text: 'im so tired i put the milk in the washing machine',
      tone: 'low',
      themes: [['milk', 'washing machine']],
      feelings: ['tired', 'so tired'],
      absent: ['work', 'mother', 'money', 'baby'],
      notFelt: ['sad', 'angry', 'happy', 'depressed'],
    },
    {
      size: 'few',
      text: prose(`
        Fourth night shift in a row. I'm not sad or anything, I'm just empty. Ate cereal in the car so
        I wouldn't have to talk to anyone at home. Two more to go.`),
      tone: 'low',
      themes: [
        ['night shift', 'shift'],
        ['cereal', 'car'],
        ['Two more to go', 'two more'],
      ],
      feelings: ['empty', 'just empty'],
      absent: ['money', 'mother', 'baby', 'doctor'],
      notFelt: ['sad', 'angry', 'happy', 'depressed', 'lonely'],
    },
    {
      size: 'note',
      text: prose(`
        The baby was up at 12, 2, 2.40, 4 and then for good at 5.15. I know the numbers because I look at the
        phone every time as if it might help. Jonas did the four o'clock one, to be fair to him. I cried at an
        advert for gravy. I love her, I want to say that, I love her more than anything, and today I'd have
        given a hundred pounds to be alone in a room with a door. I'm exhausted. Even my hair is exhausted.`),
      tone: 'low',
      themes: [
        ['baby'],
        ['Jonas'],
        ['alone in a room', 'room', 'door'],
        ['gravy', 'advert'],
        ['numbers', 'four o'],
      ],
      feelings: ['exhausted', 'love', 'cried'],
      absent: ['work', 'mother', 'boss', 'doctor'],
      notFelt: ['angry', 'depressed', 'guilty', 'lonely', 'happy'],
    },
    {
      size: 'half page',
      text: prose(`
        Quarter end. I have been at this desk since half seven and it's ten to nine at night, and I've just
        noticed that I still have my bicycle helmet clip on my bag strap and my coat over the chair where I
        dropped it. I didn't eat the lunch I brought. I didn't ring the school back.

        Everyone keeps thanking me. Raj said "you're a machine" and he meant it nicely, and I went into the
        toilets and sat there with my forehead on the door. I don't feel like a machine. I feel overwhelmed, and
        I can't find the end of it: every time I close something two more have arrived while I was closing it.

        I used to be good at this. I used to like it, the last push, pizza, all of us in it together. Now it is
        me and the hum of the fridge. I'm not complaining about the others, they have got little ones.

        I haven't got little ones so I've got quarter end.`),
      tone: 'low',
      themes: [
        ['quarter end', 'Quarter end', 'desk'],
        ['Raj', 'machine'],
        ['little ones', 'others'],
        ['lunch', 'school'],
        ['end of it', 'two more'],
      ],
      feelings: ['overwhelmed', 'good', 'like'],
      absent: ['money', 'husband', 'doctor', 'baby'],
      notFelt: ['angry', 'sad', 'lonely', 'happy', 'jealous'],
    },
    {
      size: 'page',
      text: prose(`
        I said I'd write ten lines a night so I'm writing ten lines, but I'm going to be honest, I am lying down
        to do it and the pen keeps sliding.

        Mum had a fall on Monday, so since Monday it is: up at six, her tablets, her stockings (the tight ones,
        it takes twenty minutes, we both swear), porridge, then the kids, then work until three, then her again,
        then tea, then her again at nine to do it all in reverse. Sheila does Wednesdays. Wednesdays are like a
        Caribbean holiday.

        I'm not writing that to moan. It's just a list. I find that if I say it as a list, it's got an end.

        What I noticed today is I've stopped finishing things. I start a sentence to one of the kids and it goes
        out like a match. I found the iron in the fridge. I was sitting on the side of the bath at about four, with
        one sock on, and I could not think how one goes on from there. I don't know how long it was. Then Kayleigh
        shouted that the cat had been sick, and I was actually relieved, because that was something that I knew how
        to do.

        Mum said "you look dreadful" when I did the stockings tonight. She doesn't miss much. Then she said,
        "I'm a terrible nuisance to you," and I said don't be daft. But I said it a second too late. There was just
        this little second. And she heard it. I've been hearing it ever since.

        I am worn out, properly worn out, down to the bones. I'm not at the end of my love for her, I'm only at the
        end of my arms. The woman from the council is coming on the 9th to assess us. Assess us! I could assess us
        now. It'd fit on a stamp.

        That's more than ten lines. Good night.`),
      tone: 'low',
      themes: [
        ['Mum', 'mum'],
        ['stockings'],
        ['list', 'an end'],
        ['second', 'nuisance'],
        ['Kayleigh', 'kids', 'cat'],
        ['council', 'Sheila', 'Wednesdays'],
        ['finishing things', 'bath'],
      ],
      feelings: ['worn out', 'relieved', 'love', 'moan'],
      absent: ['money', 'husband', 'boss', 'father'],
      notFelt: ['angry', 'happy', 'depressed', 'proud', 'lonely'],
    },
    {
      size: 'pages',
      text: prose(`
        Off sick. I've got to write that first because I still don't believe it. I have had two days off sick in nine
        years, and one of those was my appendix, and as of this morning I've got a note for four weeks. It says "stress-
        related". I thought that the doctor would argue with me. I'd gone in about my eyelid. It's been twitching since
        August. She looked at the eyelid and then she said, "And how are things otherwise?" and I opened my mouth to say
        fine and there was nothing there. Nothing came out. I sat there like a fish. She pushed the tissues over and she
        waited, and I wasn't even crying, it was more that I'd run out of the word.

        So. Four weeks. I walked home with it in my pocket. I had the feeling that people could see it.

        I rang Graham and he was decent. He said "take all the time you need", and then he asked where the Lisbon file was,
        and then if I could just, before I log off, and I did. I did just. I did forty minutes of just, at the kitchen
        counter, on the first day of being too ill to work, and I was quite proud of how clear the email was. I noticed
        it only when I hit send. Dee came in and saw my face and took the laptop out of my hands. She's put it somewhere. I
        haven't asked where, and I'm relieved that I don't know, and every ten minutes or so my hands go looking for it.

        The thing is I don't remember choosing it. I keep going back over it to find the place. There was the merger, and
        they didn't replace Anneke, and then I took on the Lisbon people, only until Christmas, and it was the Christmas before
        last. Not one of those was too much. You could have put every one of them in front of me on its own and I'd have said,
        yes, sure. It's like when you carry the shopping in all in one go, and you're fine, you're fine, and then somebody
        hands you a letter.

        I slept this afternoon. From one until six, in my clothes, on top of the bed, like someone who'd been dropped there. When
        I woke up it was dark and I didn't know if it was morning. There was a moment of complete peace. Then I started to make
        the list. I had got to item four before I realised what I was doing. Item four was "rest".

        I feel guilty, and I'm not going to pretend that I don't. Everybody is tired. My dad was on the boats, he never had a note
        in his life. And there's Graham with Lisbon. Dee says that Lisbon was there before me and it'll be there afterwards, it had
        an earthquake and it's still there. I laughed for the first time in, I don't know. It hurt my face.

        I don't know who I am at eleven o'clock on a Thursday if I'm not at work. I'm not being dramatic, I really don't. I looked
        round the kitchen today, in the daylight, and it was like visiting the house of somebody that I'd heard a lot about. There is
        a plant on the sill that's apparently been flowering. Dee says every year.

        The eyelid's still going. She said it might take a while before it gets the message. I feel flat and strange, and underneath
        I am just so very tired, a tiredness with no floor to it. But I noticed the plant. I'm putting that down. White flowers, five
        petals, no idea of the name.`),
      tone: 'low',
      themes: [
        ['Lisbon'],
        ['Graham'],
        ['Dee'],
        ['plant', 'White flowers'],
        ['eyelid', 'doctor', 'note'],
        ['Four weeks', 'four weeks', 'off sick', 'Off sick'],
        ['list', 'rest', 'laptop'],
      ],
      feelings: ['tired', 'guilty', 'relieved', 'flat', 'proud', 'tiredness', 'peace', 'strange'],
      absent: ['money', 'baby', 'mother', 'divorce'],
      notFelt: ['angry', 'happy', 'lonely', 'depressed', 'jealous'],
    },
  ],
}

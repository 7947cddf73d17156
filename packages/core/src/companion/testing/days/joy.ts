import { type KindOfDay, prose } from '../written-day.ts'

export const joy: KindOfDay = {
  kind: 'a joyful day',
  days: [
    {
      size: 'line',
      text: 'I passed my driving test on the fourth go and I am SO happy.',
      tone: 'high',
      themes: [['driving test', 'test'], ['fourth go']],
      feelings: ['happy', 'SO happy'],
      absent: ['work', 'mother', 'money', 'friend'],
      notFelt: ['sad', 'worried', 'tired', 'relieved'],
    },
    {
      size: 'few',
      text: prose(`
        The choir concert was tonight and we were actually good. Like, really good. My solo was a bit
        shaky in the second verse but Gran stood up at the end, with her hip and everything. Buzzing.`),
      tone: 'high',
      themes: [
        ['choir', 'concert'],
        ['solo', 'verse'],
        ['Gran', 'gran'],
      ],
      feelings: ['good', 'shaky', 'buzzing'],
      absent: ['work', 'money', 'boyfriend', 'exam'],
      notFelt: ['sad', 'lonely', 'angry', 'anxious'],
    },
    {
      size: 'note',
      text: prose(`
        Took the kids to the beach because it was 24 degrees in OCTOBER. No plan, no bags, we just got
        in the car after school. Ellie buried her brother up to the neck and he let her. I had my feet
        in the water and chips in my hand and I thought, remember this one. It was pure joy, I don't
        have another word. We got home at nine with sand in everything and nobody had done homework and
        I do not care at all.`),
      tone: 'high',
      themes: [['beach', 'sand', 'water'], ['Ellie', 'kids', 'brother'], ['remember this one']],
      feelings: ['joy', 'pure joy'],
      absent: ['money', 'husband', 'doctor', 'boss'],
      notFelt: ['guilty', 'sad', 'tired', 'worried', 'careless'],
    },
    {
      size: 'half page',
      text: prose(`
        She said yes!! I had it all worked out for Saturday, the restaurant, the ring in my good jacket,
        and then this morning she was standing at the sink in my old football shirt telling me off about
        the bin bags and I just asked. No ring. It was in the jacket. I asked her to wait and ran upstairs
        and couldn't find it for about a year.

        She said "are you serious" and then "are you SERIOUS" and then yes. Then we both sat on the kitchen
        floor. I've never been this happy and I'm not exaggerating, I had to hold on to the oven.

        Rang my mum, rang her dad, her dad cried, which I did not have on my list. He's a big man. He kept
        saying "right, right, right".

        I'm a little bit scared as well if I'm honest, but a good scared, like at the top of the slide. We
        still went to the big Tesco afterwards. We walked round the big Tesco engaged. I bought the posh
        bin bags.`),
      tone: 'high',
      themes: [
        ['yes', 'said yes', 'engaged'],
        ['ring', 'jacket'],
        ['bin bags', 'Tesco'],
        ['dad', 'mum'],
        ['kitchen floor'],
      ],
      feelings: ['happy', 'scared', 'good scared'],
      absent: ['money', 'hospital', 'sister', 'boss'],
      notFelt: ['sad', 'angry', 'lonely', 'ashamed', 'doubt'],
    },
    {
      size: 'page',
      text: prose(`
        I want to get this down before I lose the details. Today we launched the boat.

        Four winters in Uncle Frank's barn, three of us and then two of us and, since Ravi moved, mostly
        me with the radio. I have had more splinters from that boat than hot dinners. There were months
        when I only went down there to look at her and go home again. I never thought of giving up
        exactly, but I did stop telling people what I was doing at weekends.

        And today she went in. Frank drove the trailer because I couldn't trust my hands. Half the lane
        came, I don't know who had told them, there were people there with flasks. Ravi came up on the
        night bus without saying that he would. He was just standing there on the slip with his bag and
        his stupid hat.

        She floated. I know that is what boats are for. But there was this moment when the trailer dropped
        away under her, and she sort of shrugged, and sat up, and she was level. Dead level. I had worked
        that out on paper four years ago and it was true. I have never been so proud of anything. I yelled.
        I'm not a yeller.

        We took her round the point and back, the three of us, with Frank in the bow as if he was on a
        coin. There's a weep by the second plank that'll take up in a day or two. Otherwise dry. Ravi said
        "well, what will you do with your Saturdays now?" and I laughed, but it went in, that did.

        The wind dropped on the way home and we ended up rowing. My palms are raw. The kids from the
        cottages had chalked her name on the slip for when we got back, MARGARET, with two Rs the wrong way
        round. I stayed on by myself until the tide had it. I was happy, plainly happy, the whole day long,
        and I can't remember when I last wrote that.`),
      tone: 'high',
      themes: [
        ['boat', 'Margaret'],
        ['Ravi'],
        ['Frank', 'Uncle Frank'],
        ['Saturdays', 'weekends'],
        ['level', 'floated'],
      ],
      feelings: ['proud', 'happy', 'plainly happy', 'laughed'],
      absent: ['wife', 'money', 'doctor', 'exam'],
      notFelt: ['sad', 'lonely', 'angry', 'anxious', 'ashamed'],
    },
    {
      size: 'pages',
      text: prose(`
        Joanna's wedding, and I am home, and my shoes are in my bag, and it is ten past two, and I am not
        going to sleep until I have written it all down.

        I'd been dreading it a bit. I may as well admit that. The bridesmaids were all people from her work,
        and I was "and also Kit", at the end of the table plan, next to a cousin. I had decided to be gracious.
        I had practised gracious in the mirror. I thought I'd go to the church and the meal, and slip off
        before the dancing, and nobody would mind.

        Then at the church Jo came up the aisle on her mum's arm and she saw me. She actually stopped. She
        stopped the whole procession, organ and everything, and she pulled a face at me, THE face, the one from
        Mr Doyle's chemistry when we were thirteen. I made the noise. Out loud, in a church. Her mum said "oh
        for heaven's sake" and the whole front half laughed, and off she went again to get married. I think I
        cried from then until the fish.

        The cousin was called Benedict and he turned out to be a delight. He repairs organs, real ones, with
        pipes. He said that the one in the church was a semitone flat and it had been driving him up the wall
        all through the vows. We talked the whole dinner about wind and leather. He ate my mushrooms. I don't
        think that it was flirting, I wouldn't necessarily know, but it was easy, and I've not found people
        easy for a good long while.

        And the speeches! Her brother's was too long. Her husband (husband!) got up with his bit of paper and
        then put it away, and he said that the first thing Jo ever told him about herself was that she had a
        friend called Kit who could make her laugh at funerals, and that he had been a bit afraid of me ever
        since. Everybody turned round. I went as red as the napkins. I thought that I was the "and also". I've
        thought so for about three years, ever since she moved, and I had built quite a lot on top of it, if
        I'm honest, whole floors.

        I danced. I danced with Benedict, with Jo's mum, with a flower girl who stood on my feet, and with Jo
        herself, to the song, with all the moves, which neither of us had forgotten, and that is when the shoes
        came off. There was a moment when it was just us in the middle of the floor, and she yelled into my ear,
        "I was so scared you wouldn't come!" Scared! Her! I yelled back that wild horses. And it is true now.
        It was only nearly not true this morning.

        I feel lit up. I feel as if somebody had gone round the house and opened all the curtains. I'm grateful
        and I'm very happy and I'm a tiny bit ashamed, because I had very nearly sent a text on Thursday to say
        that I had a cold.

        Benedict has written his number on the order of service, under the second hymn. He said if I ever wanted
        to see the inside of an organ. I've put it on the mantelpiece against the clock. My feet are throbbing
        and my voice has gone and there is confetti down my front. Best day in years.`),
      tone: 'high',
      themes: [
        ['Jo', 'Joanna'],
        ['wedding'],
        ['Benedict', 'cousin'],
        ['and also', 'and also Kit'],
        ['dancing', 'danced'],
        ['church', 'face'],
      ],
      feelings: ['happy', 'grateful', 'ashamed', 'dreading', 'easy', 'delight', 'lit up', 'scared'],
      absent: ['money', 'hospital', 'dog', 'boss'],
      notFelt: ['angry', 'lonely', 'bored', 'depressed'],
    },
  ],
}

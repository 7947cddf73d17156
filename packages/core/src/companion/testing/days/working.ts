import { type KindOfDay, prose } from '../written-day.ts'

export const working: KindOfDay = {
  kind: 'an ordinary working day',
  days: [
    {
      size: 'line',
      text: 'Did the stocktake with Marta until six and then caught the bus home.',
      tone: 'plain',
      themes: [['stocktake'], ['Marta'], ['bus']],
      feelings: [],
      absent: ['money', 'family', 'sleep', 'boss'],
      notFelt: ['sad', 'happy', 'tired', 'angry', 'worried', 'proud', 'anxious'],
    },
    {
      size: 'few',
      text: prose(`
        Normal Tuesday. Two deliveries in the morning, one of them wrong again, and then invoices
        until four. Had lunch on the bench behind the depot because the sun came out. Nothing
        special, but the bench was nice.`),
      tone: 'plain',
      themes: [['deliveries', 'delivery'], ['invoices'], ['bench'], ['lunch']],
      feelings: ['nice'],
      absent: ['family', 'money', 'friend', 'doctor'],
      notFelt: ['sad', 'angry', 'exhausted', 'lonely', 'anxious', 'overwhelmed'],
    },
    {
      size: 'note',
      text: prose(`
        first day back after the bank holiday and the inbox was at 212. got it down to 30ish by
        lunch, mostly by deleting. The planning meeting ran over as usual and we still dont know
        who owns the website migration. I said I would draft something, which I will probably regret.
        On the way home I walked the long way round by the canal instead of taking the tram and
        there were two herons on the lock. made a stir fry. bed before eleven if I can manage it.`),
      tone: 'plain',
      themes: [
        ['inbox'],
        ['meeting', 'planning meeting'],
        ['migration', 'website'],
        ['canal', 'herons'],
        ['stir fry'],
        ['bank holiday'],
      ],
      feelings: ['regret'],
      absent: ['children', 'money', 'doctor', 'husband', 'wife'],
      notFelt: ['sad', 'angry', 'lonely', 'grief', 'ashamed'],
    },
    {
      size: 'half page',
      text: prose(`
        Up at 5.40 for the early. Ward was full, two on trolleys, and we were one short again
        because Denise is still off. You get into a kind of rhythm when it is like that. You stop
        thinking about the whole corridor and just do the next bed and then the next one.

        Mr Okafor went home today after nineteen days. He shook everybody's hand, even the porter's,
        and he had put a tie on to leave. I don't know why the tie got me but it did.

        Had my break at two, so really it was lunch. Sandwich from the machine. Finished notes at
        half past four, which counts as on time. Picked up milk and the parcel from next door, did a
        wash, rang nobody. Feet sore. It was a decent day all told, the sort that leaves nothing
        behind except the tie.`),
      tone: 'mixed',
      themes: [['Mr Okafor', 'Okafor'], ['tie'], ['ward', 'bed'], ['Denise'], ['feet']],
      feelings: ['decent', 'sore'],
      absent: ['money', 'argument', 'children', 'boyfriend'],
      notFelt: ['angry', 'lonely', 'guilty', 'ashamed', 'afraid'],
    },
    {
      size: 'page',
      text: prose(`
        Another day of the bathroom at the Hendersons'. I had promised myself I would have the
        tiling done by Wednesday and it is Wednesday and one wall is done. In my defence the wall
        behind the bath is not straight, it is out by two centimetres from one end to the other, and
        you can't just tile over that and hope. So the morning went on packing it out.

        Mrs Henderson brought tea at ten and stood there a while. She wanted to know if the niche
        could be moved up "just a bit". It could have been moved on Monday. I said I would look at
        it. I always say I will look at it.

        Lads were at the other job so I had the radio to myself, and to be fair that part was good.
        I like working alone more than I tell people. There is a quiet you get about an hour in,
        when your hands know what they are doing, and you look up and it is half past twelve.

        Adhesive ran out at three. Drove to the merchant's, queued behind a man who was returning a
        single tap, drove back, mixed again, did four rows. The four rows are good. I stood back and
        looked at them longer than I needed to.

        At home Kev asked how it was going and I said fine, getting there. That is what I say about
        every job at this stage. He is fourteen so he did not ask more. We had fish fingers because
        it was that kind of evening, and watched half of a film about submarines.

        Tomorrow: finish the long wall, decide about the niche, ring the plumber about the waste. If
        I get the long wall done I will be happy. If not, it is Friday, and I have told them Friday
        twice already.`),
      tone: 'mixed',
      themes: [
        ['wall', 'tiling', 'rows'],
        ['niche'],
        ['Mrs Henderson', 'Hendersons'],
        ['Kev'],
        ['radio', 'working alone', 'quiet'],
      ],
      feelings: ['good', 'happy', 'quiet', 'like'],
      absent: ['divorce', 'doctor', 'illness', 'mother'],
      notFelt: ['lonely', 'depressed', 'furious', 'grief', 'ashamed'],
    },
    {
      size: 'pages',
      text: prose(`
        Year nine had the fire drill in the middle of the poem, so that was period two. We filed out
        and stood on the field in the drizzle in alphabetical order while Mr Prentice counted, and
        counted again, because Jayden was in the toilets with his headphones on. By the time we were
        back there were eleven minutes left and nobody remembered that we had been in a trench with
        Wilfred Owen. I let them draw it instead. Some of the drawings were better than anything they
        would have written, and I have kept three.

        Period three free, except it wasn't, because I was on cover for geography. Worksheets about
        oxbow lakes. I have covered oxbow lakes so often that I could teach them. A girl called Simra
        asked me if the lake knows that it used to be a river. I said I would have to think about
        that, and I have been, on and off, all day.

        Lunch was duty. I ate a cereal bar by the bins and broke up a thing over a football that was
        not really about the football. Then marking. I have set myself six books a day so that I am
        never again sitting there on a Sunday evening with sixty, and so far it is holding, this is
        the second week. Six is nothing. Six is the length of a cup of tea. I wish somebody had told
        me that in my first year, though I suppose somebody did.

        After school was the department meeting and it was about the new assessment grid, which has
        replaced last year's new assessment grid. Helen had printed it on A3. There was a discussion
        of the word "secure". I looked out of the window at the caretaker, who was up a ladder taking
        a shuttlecock out of the gutter with great care, and putting it in his pocket, and I thought
        that I would quite like his afternoon. When it came round to me I said the grid was clear. It
        is clear. It is only that I do not believe in it, and I have noticed that I no longer say so
        in meetings. I used to. I was known for it, a bit. I'm not sure when that stopped, and whether
        it is peace or just being forty-six.

        Came home by way of the big supermarket, because we were out of everything. Bumped into a boy
        I taught in about 2011, who is now on the fish counter and has a beard. He said "Miss, you made
        us learn one by heart, I still know it," and then he said it, the whole of Ozymandias, over the
        haddock, with people waiting. He got one word wrong. I did not correct him. I would have
        corrected him in 2011.

        So an ordinary day, is what I told Rob when he asked. He had made the pasta with the lemon. We
        talked about whether the car will pass, and about his sister coming at half-term and where we
        will put her, and I forgot to tell him about the fish counter until we were doing the dishes,
        and then I told it badly. He laughed anyway. Now it is twenty to ten and the bag is packed and
        there are six books with a tick on each. Simra's question is on the back of my hand in biro,
        where I wrote it so as not to lose it. It has half washed off. You can still read "used to be a
        river".`),
      tone: 'mixed',
      themes: [
        ['lake', 'river', 'Simra'],
        ['grid', 'meeting'],
        ['fish counter', 'Ozymandias'],
        ['books', 'marking', 'six'],
        ['Rob'],
        ['year nine', 'poem', 'drawings'],
      ],
      feelings: ['wish', 'like', 'peace', 'laughed', 'sure', 'better'],
      absent: ['money', 'hospital', 'baby', 'divorce'],
      notFelt: ['depressed', 'furious', 'lonely', 'terrified', 'ashamed'],
    },
  ],
}

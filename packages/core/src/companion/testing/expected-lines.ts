/** Pieces of lines, separated by bars: what a reply may open with, and what it must not quote. */
interface ExpectedLines {
  readonly good: string
  readonly shame: string
}

const lines = (good: string, shame = ''): ExpectedLines => ({ good, shame })

/** For each kind of day its six texts, from the shortest to the longest. */
export const expectedLines: Readonly<Record<string, readonly ExpectedLines[]>> = {
  'an ordinary working day': [
    lines('stocktake with Marta'),
    lines('the bench was nice', 'Two deliveries'),
    lines('who owns the website|if I can manage it|I said I would draft', 'the inbox was at'),
    lines('the tie got me|rang nobody|except the tie', 'Finished notes|Ward was full'),
    lines('I like working alone|told them Friday|I said fine', 'it is half past|Wednesday and one'),
    lines(
      'I did not correct him|when that stopped|I wish somebody had told|I do not believe in it',
      'period two|twenty to ten',
    ),
  ],
  'a quarrel': [
    lines('now I feel awful', 'on the phone and'),
    lines('I am so angry|I do keep score', 'Big row'),
    lines("I haven't rung back|heard myself say|I was just tired", 'Mum rang about'),
    lines("a word I don't use|I am furious|the one who apologised|not even chef", 'Aisha is new'),
    lines(
      "without going in|in case one of them|the thing to fight about|I feel left out|I'm angry with him",
      'by the car park',
    ),
    lines(
      "I hate that sentence|isn't going to do it|Which I did miss|looking for it|for how long|not looking forward",
      'said it quite quietly',
    ),
  ],
  grief: [
    lines('I made his soup'),
    lines('the place where she used to lie|I am so sad', 'The vet was kind'),
    lines("nobody in this house eats|I am OK, mostly|Didn't put it back", 'the bins on Tuesday'),
    lines('I miss her so much|our arms touched', 'carrier bags'),
    lines(
      'what has gone before|feel something larger|for the whole of the train|not to have to think',
      'young couple|one bag, white',
    ),
    lines(
      'I am not brave|want to scream|never knew about the moon|new thing of his|crying into the rice|all right',
      'jumper on backwards|write about the bank',
    ),
  ],
  'a joyful day': [
    lines('I am SO happy'),
    lines('we were actually good', 'a bit shaky'),
    lines('pure joy|I do not care at all|nobody had done homework', 'No plan, no bags'),
    lines("never been this happy|couldn't find it|scared as well|scared", 'hold on to the oven'),
    lines('never been so proud|I laughed|I was happy|trust my hands', 'with flasks'),
    lines(
      "I'd been dreading it|wind and leather|opened all the curtains|lit up|I cried from then",
      'ten past two|semitone flat',
    ),
  ],
  'worry about money or health': [
    lines("I'm not sure that there is enough", 'goes out on Friday and'),
    lines("I'm quite worried|I haven't told Steve"),
    lines(
      'every time the post comes|we will see|thinking about her face|didnt tell the kids',
      'thats the good news|ski trip',
    ),
    lines("the not knowing|I'm anxious from|I wanted that cousin framed", 'nothing urgent'),
    lines(
      "don't sleep past five|never shut a door|not telling Jules|At work nobody knows|I am worried most|just got a laptop",
      'three tabs',
    ),
    lines(
      'the only one who remembers|I smiled at her|not to have said it|dare to ask|kindness or just a lie|nothing has happened',
      'remember an address',
    ),
  ],
  loneliness: [
    lines('Nobody rang this weekend', 'not that I expected'),
    lines('kind of lonely|leave my door open', 'third week in halls'),
    lines('my own company|I never did|I said it myself', 'a lot about slugs'),
    lines("couldn't face being cheerful|really left out", 'Set the table'),
    lines(
      'I miss being funny|what I miss the most|serious version|I feel lonely',
      'The peaches|not unhappy',
    ),
    lines(
      "sitting here weeping|what he's called|so foolish|out of practice|never written that",
      'there was coffee|walking group',
    ),
  ],
  'a new beginning': [
    lines('feeling weirdly calm'),
    lines('happy|terrified|counting her fingers', '3.2 kilos'),
    lines('a bit of a fraud|I was relieved|relieved', 'eleven names|Everyone was friendly'),
    lines(
      'never had twelve before|something to hold|more grateful|I felt hopeful',
      'the community centre|write something every day',
    ),
    lines('excited|homesick|thrilled|nearly cried', 'bread in the oven'),
    lines(
      "so proud|where to look|could tell|line of work|I hadn't planned|I wanted to be",
      'called Wren',
    ),
  ],
  exhaustion: [
    lines('im so tired'),
    lines("I'm just empty|have to talk to anyone", 'Fourth night shift'),
    lines('exhausted|I cried at an advert|alone in a room|I love her', 'up at 12'),
    lines(
      "quarter end|I can't find the end|I used to be good|I feel overwhelmed|the lunch I brought|like a machine",
      'Everyone keeps thanking|about the others',
    ),
    lines(
      'end of my love|how long it was|I am worn out|end of my arms|how one goes on',
      'like a match',
    ),
    lines(
      "guilty|I laughed for|I'm relieved|being dramatic|I don't know|relieved",
      'pushed the tissues',
    ),
  ],
  gratitude: [
    lines('Grateful for the neighbour'),
    lines('thankful for the phone calls', 'barking at me'),
    lines('grateful|get a sock on|remember who got me here|embarrassed', 'all the driving'),
    lines(
      "used that word|the other thing|I nearly didn't go|left alone|very lucky",
      'Everybody was looking',
    ),
    lines(
      "I never wrote to her|thing that she did|didn't speak|what I owe her|nowhere to send",
      'because I am sad',
    ),
    lines(
      "pleased to be no use|I am content|any other column|not been a thankful|didn't count|anybody did for me|my mother's",
      'Barley',
    ),
  ],
  'an undecided question': [
    lines('go to the reunion'),
    lines('I bought curtains here', 'More money, more train'),
    lines('I feel stuck|I was fine|relieved|stuck', 'sweet of him'),
    lines(
      'have a Monday|braver than him|only got the letter|the whole of the rest|thinking about that',
      'hate the place|the book says',
    ),
    lines(
      "haven't opened it|what that means|I wasn't|I love him|wanted for as long|can not come|don't doubt him",
      'Three weeks left',
    ),
    lines(
      "can't lie to her|ashamed of how curious|angry with Dad|the dahlias|what I feel|the whole question|been able to",
      'called Colm',
    ),
  ],
}

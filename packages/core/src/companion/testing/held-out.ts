/** A text that no rule was made for, and what a reply to it may do. */
interface HeldOut {
  readonly text: string
  readonly mood: 'good' | 'low' | 'open'
  /** Pieces of the lines that a reply may open with, parted by bars. */
  readonly may: string
  /** What no reply may hold up or name. */
  readonly never: string
}

const written = (mood: HeldOut['mood'], text: string, may: string, never: string): HeldOut => ({
  mood,
  text,
  may,
  never,
})

export const heldOut: readonly HeldOut[] = [
  written(
    'good',
    'Up before everyone. Coffee on the back step, frost on the shed roof. The robin came within a yard of my foot. I felt completely happy and it lasted nearly an hour.',
    'completely happy|within a yard of my foot',
    'Coffee on the back',
  ),
  written(
    'good',
    "We did the whole pier and then we did it again. Nan had two ice creams and said she'd earned both. I laughed so much that my face hurt!",
    "laughed so much|she'd earned both|did it again",
    '',
  ),
  written(
    'good',
    'Kiln day. The blue came out, finally, after nine goes. I carried it home on the bus on my lap like a baby. Nobody on the bus knew, but I was so proud.',
    'so proud|like a baby|The blue came out|Nobody on the bus',
    'Kiln day',
  ),
  written(
    'low',
    "Parents' evening. I'm the only one who comes alone now. The teacher pulled up two chairs and then took one away again, and I said thank you.",
    'said thank you|comes alone now|took one away',
    "Parents' evening",
  ),
  written(
    'low',
    'The bailiff was polite. He had a lanyard with cartoons on it. He wrote down the television, the bike and the mixer that was a wedding present, and I heard myself offer him tea.',
    'offer him tea|wrote down the television',
    'lanyard|cartoons',
  ),
  written(
    'low',
    "Physio twice, bloods once, parking £6.40. They say plateau like it's a nice place with a view. I used to run for the bus. Today I was overtaken by a man with a tortoise in a carrier.",
    'used to run for the bus|overtaken by a man|plateau like',
    'parking|bloods once',
  ),
  written(
    'low',
    "Ma rang during lunch and asked if I'd eaten. I said yes. I was sitting in front of it. I don't know why I can't just say that I'm not well.",
    "can't just say|I'm not well|sitting in front of it|I said yes",
    'Ma rang during',
  ),
  written(
    'low',
    'Third rejection this week. They loved my energy. I have no energy, I have two coffees and a blazer. I cried in the blazer.',
    'I cried in the blazer|I have no energy',
    'Third rejection',
  ),
  written(
    'low',
    "Jo's funeral was at eleven. The hall smelled of floor polish and egg sandwiches. Somebody I'd never met told a story about her that I'd never heard, and I was so jealous I had to go outside.",
    "so jealous|had to go outside|I'd never heard",
    'egg sandwiches|floor polish',
  ),
  written(
    'open',
    'Moved the desk to the window. Moved it back. The light is better but then I look at the street all day and get nothing done.',
    'look at the street|get nothing done|Moved it back|light is better',
    '',
  ),
  written(
    'open',
    'Emptied the loft with Kit. Eleven boxes, most of them cables. We found my old diary and I read one page and put it back. I was so sure of everything.',
    'so sure of everything|read one page',
    'Eleven boxes|cables',
  ),
  written(
    'open',
    'Long drive, roadworks at Leeds, arrived at nine. My room is exactly as I left it, down to the glass of water. I am thirty-four and I slept under a poster of a horse.',
    'poster of a horse|exactly as I left it|glass of water',
    'roadworks|arrived at nine',
  ),
  written(
    'open',
    "I've said yes to the allotment committee. I don't even like meetings. I think I like being asked.",
    'like being asked|like meetings',
    '',
  ),
  written(
    'low',
    'Ruth got the house, I got the dog. Fair. He sits by the door at six every evening and I have stopped telling him that nobody is coming.',
    'nobody is coming|sits by the door',
    'Ruth got the house',
  ),
  written(
    'low',
    "The rota's out and I'm on Christmas again, third year running. Dee said it's because I'm so flexible. I'm not flexible, I'm single. I didn't say that, I said no worries.",
    "I'm single|no worries|I didn't say that",
    "The rota's out",
  ),
  written(
    'low',
    'He wanted to talk. We talked. He used the word journey. I agreed with everything and now I am lying here at 2am being furious at the ceiling.',
    'furious at the ceiling|agreed with everything',
    'used the word journey',
  ),
  written(
    'good',
    'My first lesson as the teacher. Twelve kids, four recorders, one tambourine. It was awful music and a wonderful hour, and a girl called Bo asked if I would come back.',
    'wonderful hour|asked if I would come back',
    'Twelve kids',
  ),
  written(
    'open',
    'Swapped shifts with Len, did the till, did the shutters. On the way home I gave a man my umbrella and then it rained. I would do it again.',
    'I would do it again|gave a man my umbrella',
    'did the till',
  ),
  written(
    'low',
    'Brilliant. Two hours on hold and then they cut me off. I just love paying forty pounds a month for a recording that says I matter.',
    'they cut me off|Two hours on hold',
    'I just love',
  ),
  written(
    'low',
    'Nine months tomorrow since I stopped. Everybody at the barbecue was kind about it, too kind, they hid the beer like I was a toddler. I wanted one so badly that I washed up.',
    'wanted one so badly|like I was a toddler|I washed up',
    '',
  ),
  written(
    'open',
    'Voted, bought stamps, posted the card to Uncle Ray. Halfway home I realised that I had signed it with both our names.',
    'both our names',
    'bought stamps',
  ),
  written(
    'low',
    'im in year 11 and i cant do maths. everyone laughs when i ask so i dont ask. i wrote the date really neatly and that was my whole lesson',
    'i dont ask|the date really neatly|i cant do maths|my whole lesson',
    '',
  ),
  written(
    'low',
    'At the clinic they asked for a contact in an emergency. I looked at the line for a long time. In the end I wrote my landlord.',
    'wrote my landlord|looked at the line',
    '',
  ),
  written(
    'good',
    "The letter came: they're letting me stay. Two years of forms and it is one paragraph. I read it to the cat, and then I read it to the whole stairwell!",
    'read it to the whole stairwell|letting me stay|one paragraph|read it to the cat',
    '',
  ),
]

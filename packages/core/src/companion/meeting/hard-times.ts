import type { Kind } from './kind.ts'

export const hardTimes: readonly Kind[] = [
  {
    id: 'waiting-for-results',
    is: /\b(?:(?:found|feel|there['’]?s) (?:a|this|the) lump|wait(?:ing)? (?:for|on) (?:the|my|his|her|mum['’]?s|mom['’]?s|dad['’]?s) (?:\w+ )?(?:results?|biopsy|scan|test results|bloods)|results (?:on|come|are due|won['’]?t be)|(?:biopsy|scan|mri|mammogram|ultrasound) (?:is |are )?(?:on|tomorrow|next|isn['’]?t until))\b/i,
    not: /\b(?:exam results|came back|election|negative|clear)\b/i,
    replies: [
      'I’m sorry about all the not-knowing.',
      'All there is to do is wait, which is a miserable thing to have to do.',
      'Being told not to worry yet has never stopped anybody from worrying.',
    ],
  },
  {
    id: 'pet-ill',
    is: /^(?=[\s\S]*\b(?:dog|cat|puppy|kitten|rabbit|hamster|horse|vet)\b)(?=[\s\S]*\b(?:kidneys?|lump|won['’]?t eat|isn['’]?t eating|not eating|surgery|x-?ray|limping|seizures?|emergency vet|getting old|so old now|poorly)\b)/i,
    not: /\b(?:clear|fine|better|all good|died|put (?:him|her) down)\b/i,
    replies: [
      'They can’t tell you where it hurts, and that makes it so hard.',
      'I’m sorry. You know them so well that every little change shows.',
      'It’s hard to watch when you can’t explain it to them.',
    ],
  },
  {
    id: 'hospital',
    is: /\b(?:i['’]?m|i am|i was|me|my) (?:back )?(?:in|into|to) (?:the )?hospital\b|\bmy (?:surgery|operation)\b|\bpre-?op\b|\bin (?:a&e|the er|icu)\b|\bambulance\b/i,
    not: /\b(?:born|baby arrived|visited|volunteer|work at|shift)\b/i,
    replies: [
      'It’s routine for the people who work there. It isn’t routine for you.',
      'You’re allowed to be scared and bored and fed up, all in the same hour.',
    ],
  },
  {
    id: 'grief',
    is: /\b(?:i (?:still |just |really )*miss (?:him|her|them|mum|mom|dad|my (?:mum|mom|mother|dad|father|gran\w*|nan|husband|wife|son|daughter|brother|sister))|(?:years?|months?|weeks?) since (?:dad|mum|mom|he|she|we lost|nan|gran\w*)|(?:first|second|third|another) (?:christmas|birthday|thanksgiving|easter|summer|year) without (?:him|her|them|mum|mom|dad|you)|since (?:he|she|mum|mom|dad|nan|gran\w*) (?:died|passed|went)|anniversary of (?:his|her|their|mum|mom|dad|the) (?:\w+ )?(?:death|passing|funeral)|would have been (?:his|her|\d+|thirty|forty|fifty|sixty|seventy|eighty|ninety)|(?:cleared|clearing|sorted|sorting|boxed) (?:out )?(?:his|her|mum['’]?s|mom['’]?s|dad['’]?s|gran\w*['’]?s) (?:things|clothes|room|wardrobe|closet|flat|house)|grie(?:f|v\w+))\b/i,
    not: /\b(?:on holiday|back on \w+day|weekend away|good grief|tour)\b/i,
    replies: [
      'Missing someone doesn’t keep office hours. It just walks in.',
      'There’s no date by which this should be over.',
      'I’m sorry. Some absences stay the size they were.',
      'Someone can be gone and still turn up in every room.',
    ],
  },
  {
    id: 'silence-at-home',
    is: /\b(?:silent treatment|(?:nobody|no one|neither of us) (?:said (?:a word|anything)|spoke)|not a word|without a word|(?:hasn['’]?t|haven['’]?t|not|isn['’]?t|aren['’]?t|barely|hardly) (?:spoken|speaking|talking|talked|said a word)(?: to (?:me|each other|him|her))?|(?:dinner|supper|breakfast|meal|drive|evening|car ride) (?:was |went by |passed )?in silence|(?:ate|sat|drove|eaten) in silence|silent (?:dinner|supper|breakfast|meal|evening|car ride|drive)|didn['’]?t (?:speak|say a word|exchange a word|talk) (?:at|over|during|through|all|for) (?:dinner|supper|breakfast|the whole|evening|day|the meal))\b/i,
    not: /\b(?:meditation|retreat|library|monks?|lovely silence|happy silence|comfortable silence)\b/i,
    replies: [
      'Quiet between two people can be the hardest thing in a house to talk about.',
      'Some silences are louder than any argument, and they follow you from room to room.',
    ],
  },
  {
    id: 'quarrel-with-partner',
    is: /^(?=[\s\S]*\b(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|my ex)\b)(?=[\s\S]*\b(?:argu\w+|fought|fight|row|yell\w+|shout\w+|screamed at|slammed|quarrel\w*|bickered|snapped at)\b)/i,
    not: /\b(?:didn['’]?t (?:fight|argue|row)|film|novel|series|for (?:a|the) seat)\b/i,
    replies: [
      'Fights with the person who knows you best are a particular kind of tiring.',
      'Things said in anger keep talking long after the room goes quiet.',
      'Nothing about it has to be settled on this page.',
    ],
  },
  {
    id: 'quarrel-with-family',
    is: /^(?=[\s\S]*\b(?:mum|mom|dad|mother|father|parents|brother|sister|my (?:son|daughter))\b)(?=[\s\S]*\b(?:argu\w+|fought|fight with|row with|yell\w+ at|shout\w+ at|screamed at|slammed|hung up on|quarrel\w*)\b)/i,
    not: /\b(?:didn['’]?t (?:fight|argue)|film|novel|series|fought (?:cancer|in the war|over the last))\b/i,
    replies: [
      'No one can find the sore spot faster than family.',
      'Those arguments rarely start on the day they happen.',
      'Nothing has to be forgiven by bedtime.',
    ],
  },
  {
    id: 'quarrel-with-friend',
    is: /^(?=[\s\S]*\bfriends?\b)(?=[\s\S]*\b(?:argu\w+|fell out|falling[- ]out|had a fight|fought with|blocked me|not speaking|isn['’]?t speaking)\b)/i,
    not: /\b(?:boyfriend|girlfriend|film|series)\b/i,
    replies: [
      'It hurts more because it’s them.',
      'Being the bigger person can wait until it stops stinging.',
    ],
  },
  {
    id: 'left-out',
    is: /\b(?:(?:wasn['’]?t|not|weren['’]?t|didn['’]?t get|never) (?:even )?invited|without (?:asking|telling|inviting) me|left me out|felt? (?:so |really )?left out|nobody (?:asked|told|invited) me|picked last|uninvited|they all went)\b/i,
    not: /\b(?:thank god|relieved|luckily)\b/i,
    replies: [
      'It all went ahead as if no one was missing. Someone was.',
      'It stings at any age. There’s no outgrowing that one.',
    ],
  },
  {
    id: 'loneliness',
    is: /\b(?:(?:so|really|very|feel|feeling|felt|am|i['’]?m|bit|been) lonely|lonel(?:y|iness) (?:today|tonight|here|lately|again)|no ?(?:body|one) (?:to (?:talk to|tell|call|eat with)|called|calls|texts?|texted|came|remembered|asked)|haven['’]?t (?:spoken|talked) to (?:anyone|anybody|a soul|another person)|ate alone again|have no friends)\b/i,
    replies: [
      'Wanting company is about as human as it gets.',
      'It hurts to have something to say and no one to say it to.',
    ],
  },
  {
    id: 'panic',
    is: /\b(?:panic attacks?|couldn['’]?t (?:breathe|get (?:any |enough )?air)|hyperventilat\w+|thought i was (?:dying|having a heart attack))\b/i,
    not: /\b(?:laughing|film|series)\b/i,
    replies: [
      'How frightening, to have your own body do that.',
      'There’s nothing weak about being flattened by that.',
      'It’s so convincing while it’s happening, and so tiring afterward.',
    ],
  },
  {
    id: 'burnout',
    is: /\b(?:burn(?:t|ed)?[- ]?out|running on (?:empty|fumes|nothing)|nothing left to give|cried (?:in|at) (?:the|my) (?:office|desk|work|toilets?|bathroom|car park|parking lot)|signed off (?:work|sick)|can['’]?t face work)\b/i,
    not: /\b(?:candle|light ?bulb|car ran)\b/i,
    replies: [
      'You don’t have to be useful here.',
      'Running on nothing works for a while, and then it doesn’t.',
      'I’m sorry it took this much out of you.',
    ],
  },
  {
    id: 'overwork',
    is: /\b(?:(?:too much|so much|drowning in|buried in|swamped with|snowed under with|mountain of) (?:work|emails?|paperwork|deadlines|marking|grading)|overtime again|work(?:ed|ing) (?:until|till) (?:midnight|\d+|late)|\d+[- ]hour (?:shift|day)s?|back-to-back (?:meetings|calls|shifts)|double shift|inbox (?:is|was) at|never[- ]ending (?:to-?do|list|pile))\b/i,
    replies: [
      'There’s busy, and then there’s this.',
      'You don’t have to be impressive here. Tired is plenty.',
      'A pile that grows while you’re working on it is a rotten kind of math.',
    ],
  },
  {
    id: 'money',
    is: /\b(?:can['’]?t (?:afford|pay|make (?:the )?rent)|behind on (?:the )?(?:rent|bills)|overdraft|overdrawn|in debt|my debts?|bailiffs?|final notice|payday loan|card (?:was |got )?declined|rent (?:is|went|goes) (?:due|up)|short (?:on|for) (?:the )?rent|forty short|broke until)\b/i,
    not: /\b(?:paid off|debt[- ]free|out of debt)\b/i,
    replies: [
      'Counting it doesn’t make more of it, and still you have to count.',
      'Everything with a price on it turns into a math problem.',
    ],
  },
  {
    id: 'job-search',
    is: /\b(?:job (?:applications?|hunt|search|seeking)|applied (?:for|to) (?:\w+ )?(?:jobs|\d+)|cover letters?|no response from|ghosted by (?:the )?(?:recruiter|company)|unemployed|dole|job ?cent(?:re|er)|still no (?:job|work))\b/i,
    not: /\b(?:got the job|offered me|they hired me|start on monday)\b/i,
    replies: [
      'All that hope, typed into little boxes.',
      'A form letter doesn’t know a thing about you.',
      'Looking for work is a job with no paycheck and no birthday cake.',
    ],
  },
  {
    id: 'exam-stress',
    is: /\b(?:(?:exam|exams|finals|midterms?|revision|revising|cramming|dissertation|thesis)\b[^.!?]{0,60}\b(?:tomorrow|next week|can['’]?t|stress\w*|panic\w*|behind|nothing goes in|monday|due)|(?:stress\w*|panic\w*|worr\w+|scared) (?:about|over|for) (?:my |the )?(?:exams?|finals|thesis|revision))\b/i,
    not: /\b(?:passed|finished|over|done|handed (?:it )?in)\b/i,
    replies: [
      'The closer it gets, the emptier the head.',
      'There’s only so much a brain can take in before it starts leaking.',
    ],
  },
  {
    id: 'sleepless',
    is: /\b(?:(?:can['’]?t|couldn['’]?t|could not|didn['’]?t|haven['’]?t|not) (?:sleep|slept|sleeping|get to sleep|fall asleep)|insomnia|(?:awake|up) (?:at|since|until|till) (?:[2-5](?:[:.]\d\d)?(?: ?am)?|three|four|two) ?(?:again|am|a\.m\.|in the morning)?|no sleep (?:again|last night)|lay awake|wide awake|three hours(?:['’])? sleep|slept (?:badly|two|three|four) ?(?:hours)?)\b/i,
    not: /\b(?:excited|christmas eve|baby|newborn|sleep over|sleep in\b|slept in)\b/i,
    replies: [
      'Everything looks bigger with the lights off.',
      'Ugh, that’s no night at all.',
      'Whatever gets done on that little sleep should count double.',
    ],
  },
  {
    id: 'guilt',
    is: /\b(?:(?:feel|felt|feeling) (?:so |really |terribly |awfully )?guilty|my fault\b|should(?:n['’]?t)? have (?:said|called|been there|done|gone|told|listened|yelled|shouted|snapped)|i (?:snapped|shouted|yelled) at (?:my|the|him|her|them)|i lied to)\b/i,
    not: /\b(?:guilty pleasure|not my fault|wasn['’]?t my fault)\b/i,
    replies: [
      'You can tell it here without defending yourself.',
      'Guilt is very good at remembering the details.',
    ],
  },
  {
    id: 'shame',
    is: /\b(?:(?:so |felt |feel |feeling |am |deeply )?(?:ashamed|humiliat\w+|mortified)|wanted the (?:floor|ground|earth) to (?:swallow|open)|everyone (?:laughed|was staring|saw)|they (?:all )?laughed at me)\b/i,
    not: /\b(?:shouldn['’]?t be ashamed|not ashamed|unashamed)\b/i,
    replies: [
      'I’m sorry. That’s the kind that burns.',
      'You don’t have to live anything down here.',
      'No one’s staring in here. You can look up.',
    ],
  },
  {
    id: 'self-criticism',
    is: /\b(?:i(?:['’]?m| am) (?:so |such an? |just |an? )*(?:stupid|idiot|useless|failure|loser|pathetic|disappointment|fraud|not good enough|lazy|ugly|worthless|bad (?:mum|mom|mother|father|dad|friend|person))|i hate (?:myself|my (?:face|body|life|voice|job))|what(?:['’]?s| is) wrong with me|i ruin everything|i can['’]?t do anything right|never good enough)\b/i,
    replies: [
      'No one else would get away with talking to you like that.',
      'This isn’t a performance review. No one’s taking notes.',
      'A critic who lives in your head never goes home for the night.',
    ],
  },
  {
    id: 'anxiety',
    is: /\b(?:anxi(?:ous|ety)|(?:can['’]?t|couldn['’]?t) stop worrying|worr(?:y|ied|ying) (?:about everything|all (?:day|night|the time)|sick)|on edge|knot in my stomach|chest (?:is |was |feels )?tight|dread(?:ing)?|racing thoughts|what if)\b/i,
    not: /\b(?:wasn['’]?t anxious|less anxious|no longer anxious|not anxious|anxious to see)\b/i,
    replies: [
      'Nothing has to be wrong for it to be hard.',
      'Being on guard all day is real work, even sitting down.',
      'It’s hard to argue with an alarm that won’t say what it’s for.',
    ],
  },
  {
    id: 'low-mood',
    is: /\b(?:(?:feel|feeling|felt|been|so|am|i['’]?m) (?:so |really |very |just |a bit |kind of |pretty )*(?:low|down|sad|flat|gray|grey|depressed|miserable|numb|empty|hopeless|blue)|(?:cried|crying|cry) (?:all|again|for|in|on|myself|today|tonight|most)|can['’]?t stop crying|couldn['’]?t get (?:out of bed|up)|no energy for anything|don['’]?t feel anything|what(?:['’]?s| is) the point)\b/i,
    not: /\b(?:feel(?:ing)? down to earth|low (?:battery|tide|on)|happy|laughing|sad song|sad film|sat down|lay down|calmed down)\b/i,
    replies: [
      'It doesn’t need a reason to be real.',
      'You don’t have to cheer up for anyone.',
      'A day can look fine on paper and still be a hard one.',
      'I’m sorry it’s so gray in there right now.',
    ],
  },
]

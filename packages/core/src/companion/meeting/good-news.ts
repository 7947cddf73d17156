import type { Kind } from './kind.ts'

export const goodNews: readonly Kind[] = [
  {
    id: 'good-result-of-someone',
    is: /\b(?:(?:his|her|their|mum['’]?s|mom['’]?s|dad['’]?s|\p{Lu}\p{L}+['’]s) (?:scan|results?|biopsy|tests?|bloods) (?:came back |is |are |was |were )?(?:clear|negative|benign|clean|normal|fine|good)|(?:he|she|mum|mom|dad|\p{Lu}\p{L}+)(?:['’]?s| is) (?:in remission|cancer[- ]free|out of (?:danger|hospital|icu)))\b/u,
    replies: [
      'Oh, thank goodness. That’s wonderful news.',
      'What a thing to be able to write down.',
    ],
  },
  {
    id: 'good-result',
    is: /\b(?:(?:my|the) (?:scan|results?|biopsy|tests?|bloods|mammogram|lump)[^.!?]{0,25} (?:clear|negative|benign|clean|fine)|(?:i['’]?m|i am) (?:in remission|cancer[- ]free)|all[- ]clear)\b/i,
    replies: ['Oh, that’s good to read. Really good.', 'What a sentence to get to write.'],
  },
  {
    id: 'birth',
    is: /\b(?:(?:gave birth|was born (?:at|today|this morning|last night|on)|(?:she|he|baby|the baby|they)(?:['’]s| is| are)? (?:here|arrived) (?:at|safe|safely|today|this morning|last night)?[^.!?]{0,30}(?:kilos|kg|pounds|lbs|fingers|tiny)|(?:i['’]?m|we['’]?re|became) (?:an? )?(?:dad|mum|mom|grandm\w+|grandpa|grandad|aunt\w*|uncle)(?: today| now| again)?))\b/i,
    not: /\b(?:died|stillborn|years ago|in 19|premature|nicu)\b/i,
    replies: [
      'Someone is brand-new and already loved.',
      'That’s the whole news, and it’s enormous.',
      'Everything was one way, and now there’s someone new in it.',
    ],
  },
  {
    id: 'engagement-or-wedding',
    is: /\b(?:(?:we['’]?re|we are|i['’]?m|i am|we got|got|getting) engaged|(?:we|i) got married (?:today|yesterday|on \w+day|this)|(?:he|she|i) (?:proposed)|(?:he|she) said yes|(?:our|my) wedding (?:was|day was))\b/i,
    not: /\b(?:divorc\w+|called off|never got married|engaged (?:tone|in|with))\b/i,
    replies: [
      'What a happy thing to get to write!',
      'Oh, that’s wonderful. Some days really do get to be that good.',
      'This one goes in the album, with or without a photo.',
    ],
  },
  {
    id: 'new-job',
    is: /(?:(?:^|\bi (?:just |finally |actually )?)got the (?:job|gig|role|position|part)|they offered me (?:the|a) (?:job|role|position)|(?:i['’]?ve|i) (?:been |was |got )?(?:hired|promoted)|got (?:a|the|my) promotion|signed the contract)\b/i,
    not: /\b(?:didn['’]?t|didnt|never) (?:get|got)|(?:he|she|someone else|they) got the\b/i,
    replies: [
      'You got it. It’s even better if you say it out loud.',
      'They could have picked anyone, and they picked you.',
      'No more wondering how it’ll turn out.',
    ],
  },
  {
    id: 'exam-passed',
    is: /\b(?:passed (?:my|the) (?:\w+ )?(?:exams?|finals|tests?|driving test|bar|course|viva|orals?)|(?:i|we) (?:\w+ )?passed\b(?! (?:by|the|out|on|over|away|him|her|a |it on))|i got in\b(?! (?:late|at|from|the|bed|my))|got into (?:\w+ )?(?:college|uni\w*|med school|law school|the program|the course)|(?:i['’]ve )?graduated|got my (?:degree|license|licence|results,? and (?:they|it)['’]?(?:s|re)? (?:good|great))|straight as)\b/i,
    not: /\b(?:didn['’]?t|nearly|almost|barely) pass/i,
    replies: [
      'You did it. Read that sentence again, slowly.',
      'Yes! No one can take that away from you now.',
      'All those hours had to go somewhere, and here they are.',
    ],
  },
  {
    id: 'sober',
    is: /\b(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|thirty|ninety|a) (?:days?|weeks?|months?|years?) (?:sober|clean|without (?:a )?(?:drink|drinking|smoking|a cigarette|alcohol))|sober (?:for|since)|(?:months?|years?) of sobriety)\b/i,
    not: /\b(?:relapse|drank again|used (?:again|last night)|and then|ruined|until|but)\b/i,
    replies: [
      'That got done an hour at a time, and you did the hours.',
      'That’s a big deal, and you get to say so.',
      'You know exactly what it took, even if no one else does.',
    ],
  },
  {
    id: 'praise',
    is: /\b(?:(?:boss|manager|teacher|coach|client|professor|editor|supervisor)[^.!?]{0,40}(?:praised|said (?:it was|i did|well done|great|good job)|loved (?:it|my)|thanked me|proud of me)|(?:standing ovation|best (?:presentation|talk|review))|employee of the)\b/i,
    replies: [
      'It’s nice to be good at something and have it show.',
      'Work doesn’t hand out many days like that one.',
    ],
  },
  {
    id: 'pregnant',
    is: /\b(?:(?:i['’]?m|we['’]?re|she['’]?s) (?:pregnant|expecting)|(?:test|it) (?:was|is|came back) positive[^.!?]{0,40}(?:baby|pregnan)|two (?:pink )?lines|heard the heartbeat|due in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
    not: /\b(?:scared|not ready|don['’]?t want|terrified|accident|lost|bleed\w*|what (?:do|should) i|can['’]?t be|abortion|rent|essay|report|payment)\b/i,
    replies: [
      'Oh, wow. Someone new is on the way.',
      'Everything ordinary keeps going, and there’s this underneath it.',
    ],
  },
]

/** These stay good on a heavy page, too. */
export const SURELY_GOOD: ReadonlySet<string> = new Set([
  'good-result',
  'good-result-of-someone',
  'sober',
  'exam-passed',
])

/** These count on a good or an ordinary day only. */
export const goodDays: readonly Kind[] = [
  {
    id: 'first-time-of-a-child',
    is: /\b(?:first (?:steps|word|tooth|smile|laugh|day at school)|learned to (?:walk|ride|swim|read|tie)|said (?:mama|dada|mummy|daddy) for the first)\b/i,
    replies: ['What a thing to be there for.', 'Small, and completely worth writing down.'],
  },
  {
    id: 'garden',
    is: /^(?:\w+ ){0,4}(?:garden(?:ing|ed)?|allotment|seedlings?|tomato(?:es)? (?:plants?|are)|sowed|planted (?:the|out|some|my)|weeding|compost|beans are up|first (?:ripe )?(?:tomato|strawberr\w+|rose))\b/i,
    replies: [
      'Plants won’t be hurried, which is half of their charm.',
      'Something’s growing, and it’s partly your doing.',
    ],
  },
  {
    id: 'cooking',
    is: /^(?:\w+ ){0,3}(?:baked|cooked|made (?:soup|bread|pasta|curry|dumplings|jam|a (?:cake|pie|stew|roast|lasagna|lasagne))|(?:the|my) (?:bread|cake|soup|curry|pie|sourdough) (?:came|turned|rose|was)|recipe)\b/i,
    not: /\b(?:burn(?:t|ed)|alone|ruined|half[- ]baked)\b/i,
    replies: [
      'That sounds like it was worth every dirty dish.',
      'A decent meal can change the whole direction of a day.',
    ],
  },
  {
    id: 'sport',
    is: /^(?:\w+ ){0,3}(?:(?:ran|run|jogged|cycled|rode|swam|hiked|climbed) (?:\d|a (?:5|10|half)|my|the|five|ten|for|to the|up)|went (?:running|swimming|climbing|cycling|to the gym)|gym|5k|10k|half[- ]marathon|parkrun|yoga|football|basketball|tennis|training session|personal best|\bpb\b)\b/i,
    not: /\b(?:injur\w+|watch\w*|late|ran (?:out|into|over)|lost)\b/i,
    replies: [
      'You went out and did it. The couch never stood a chance.',
      'Tired on purpose is a different thing altogether.',
    ],
  },
  {
    id: 'walk',
    is: /^(?:\w+ ){0,3}(?:(?:went for|took|long|short|evening|morning) (?:a )?(?:\w+ )?walk|walked (?:along|in|through|by|around|up|to the (?:beach|lake|river|sea|park|woods))|sunset|sunrise|heron|kingfisher|birds? (?:singing|song)|the (?:woods|forest|beach|river|lake) (?:was|were|is))\b/i,
    not: /\b(?:walked out|walked away)\b/i,
    replies: [
      'Nothing out there wanted anything from you.',
      'Pretty good, for something that costs nothing.',
      'The world keeps putting on shows with hardly anyone in the seats.',
    ],
  },
]

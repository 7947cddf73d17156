import { I, type KindOfLine, line, NOT, OTHERS, START } from './kind-of-line.ts'
import { deeds, figures, onceMore, states } from './verb-questions.ts'

const SAY = String.raw`(?:told|tell|telling|said|say|saying|spoken|mention\w*|ask(?:ed)?|talk\w*|answer\w*|repl(?:y|ied)|r[ai]ng back|call(?:ed)? back)\b`
const DID = String.raw`(?:\w{2,}ed|went|sat|stood|put|took|came|got|bought|ate|ran|rang|read|sang|wrote|made|left|held|saw|heard|found|gave|drove|slept|woke|lay|swam|kept|let|lost|won|brought|caught|told)\b`

const unsaid: readonly KindOfLine[] = [
  line(
    String.raw`\bi (?:very )?(?:nearly|almost) (?:didn['’]?t|did|said|told|called|rang|went|turned|left|sent|bought|wrote|asked|gave|quit|kissed)\b`,
    ['What changed your mind?', 'What tipped it the other way?'],
  ),
  line(
    String.raw`${NOT} (?:told|tell) (?:anyone|anybody|a soul|any of them)\b`,
    ['Who would be the first to know?', 'If you told someone, what would you say first?'],
    { grave: true },
  ),
  line(
    String.raw`(?:${I}.*|^(?:have|did))${NOT}(?: \w+){0,2} ${SAY}`,
    [
      'If you said it, what would your first sentence be?',
      'What makes it hard to say?',
      'What would you want to happen if you said it?',
    ],
    { grave: true },
  ),
  line(
    String.raw`\bi (?:just |only |even |also )*(?:sa(?:y|id) (?:it['’]?s |it was |i was |i['’]?m )*(?:fine|ok|okay|no problem|nothing|sure|i['’]d|i had|sorry|thanks|thank you)\b|told (?:\w+ ){1,3}(?:i was|i['’]?m|it was) |smiled?\b|nodded|pretend\w*|lied\b|agreed|bit my|swallowed it|hid (?:it|my|the))`,
    [
      'What did you keep to yourself just then?',
      'What would you have said if there were no consequences?',
      'What was behind that?',
    ],
    { grave: true, low: true },
  ),
  line(
    String.raw`${START}${OTHERS}\b.*?${NOT}(?: \w+){0,2} (?:say|said|tell|told|ask|mention|call|r[ai]ng|wr[io]te|answer|notice|thank|come|came|look|remember)|^(?:nobody|no one|noone) (?:\w+ )?(?:said|told|asked|called|rang|wrote|answered|replied|noticed|thanked|came|looked|remembered)`,
    ['What would you have wanted instead?', 'What would it have been like if they had?'],
    { low: true },
  ),
  line(
    String.raw`^(?:nobody|no one|noone) (?:\w+ ){0,3}?(?:says|tells|talks|asks|calls|writes)\b`,
    ['What would you want to hear?'],
    { low: true, grave: true },
  ),
  line(
    String.raw`^(?:nobody|no one|noone) (?:\w+ ){0,3}?knows\b`,
    ['What would you want them to know?', 'Who would you most want to know?'],
    { low: true, grave: true },
  ),
  line(
    String.raw`\bi(?:['’]?m| am| was) (?:(?!not)\w+ )?(?:fine|ok|okay|alright|all right)\b`,
    ['What would a less polite answer be?', 'How are you when no one’s asking?'],
    { low: true },
  ),
]

const felt: readonly KindOfLine[] = [
  line(String.raw`\bi (?:\w+ )?hate\b`, ['What about it gets to you?'], { low: true }),
  line(
    String.raw`\bi(?:['’]m| am|m| was| got) (?:\w+ ){0,2}(?:offended|annoyed|cross|irritated|grumpy|jealous|envious)\b`,
    ['What about it gets to you?', 'What would have been better?'],
    { low: true },
  ),
  line(
    String.raw`${I} (?:\w+ ){0,3}(?:cr(?:y|ied|ying)|wept|weep\w*|sobbed|shouted|screamed|yelled|snapped|swore|slammed|lost it|broke down|burst)\b`,
    ['What came right before that?', 'How did you feel afterward?', 'What had been building up?'],
    { low: true },
  ),
  line(
    String.raw`${I}.*\b(?:afraid|scared|dread\w*|worr(?:y|ied|ying)|terrified|panic\w*)\b|^(?:\w+ ){0,2}(?:scared|afraid|worried|terrified)\b|\b(?:what if|goes? wrong)\b`,
    [
      'What are you most afraid of?',
      'When is the fear strongest?',
      'What would help with the fear?',
    ],
    { low: true },
  ),
  line(
    String.raw`\b(?:i keep \w+ing|can['’]?t stop|over and over|every time)\b`,
    ['What happens each time?', 'What goes through your head each time?'],
    { low: true },
  ),
  line(
    String.raw`\b(?:feel|felt|i['’]?m|i am|i was) (?:(?!not\b)\w+ ){0,2}(?:calm|relieved|better|happy|good|proud|lighter|free|safe|alive|peaceful|rested)\b`,
    ['What made the difference?', 'When did you notice it?'],
  ),
  line(
    String.raw`${I} (?:(?!not\b|\w+n['’]t\b)[\w'’]+ ){0,2}(?:feel|felt(?! about)|feeling|miss)\b|(?:^|\bi(?:['’]m| am|m| was|['’]ve been| have been) )(?:(?!not\b|never\b)\w+ ){0,2}(?:sad|angry|furious|tired|exhausted|wound up|lonely|ashamed|guilty|jealous|numb|empty|anxious|hurt|lost|overwhelmed|stuck|homesick|worn out|left out|embarrassed|humiliated|nervous|upset|disappointed|frustrated|bitter|helpless|useless|awkward)\b`,
    [
      'What is it like when that feeling comes?',
      'Where do you notice it first?',
      'What would ease it a little?',
    ],
    { low: true, grave: true },
  ),
]

const thought: readonly KindOfLine[] = [
  line(String.raw`\b(?:was|were) (?:supposed|meant|going) to\b`, [
    'What got in the way?',
    'What happened instead?',
  ]),
  line(
    String.raw`\b(?:should|could|would) ?(?:have|['’]ve|of) (?:said|told|asked|answered)\b|\bi (?:\w+ )?(?:wanted|meant|was going|tried) to (?:say|tell|ask|answer|write|call|ring)\b`,
    ['What would you have said?', 'What held you back?'],
    { grave: true },
  ),
  line(
    String.raw`\b(?:i|we) (?:\w+ )?did(?:n['’]?t| not) want\b`,
    ['What did you want instead?', 'What did you want to avoid?'],
    { low: true },
  ),
  line(String.raw`\bi know (?:i|he|she|they|we)\b`, ['How do you know?'], {
    low: true,
  }),
  line(String.raw`, i (?:think|guess|suppose)\W*$`, [
    'What’s behind that “{small}”?',
    'How sure are you when you write “{small}”?',
  ]),
  line(
    String.raw`\bi(?:['’]m| am|m) (?:just |only |such )?an? (?!bit|little|lot)\w`,
    ['What makes you say that?', 'When did you last notice that?'],
    { low: true },
  ),
  line(String.raw`(?<!if \w+ )\b(?:should|could|would) ?(?:have|['’]ve|of)\b`, [
    'What would have been different then?',
    'What do you tell yourself about it now?',
  ]),
  line(
    String.raw`(?<!for )${I} (?:\w+ )?(?:don['’]?t know(?! what to do with)|do not know|dunno|(?:am |['’]m )?not sure|have no idea|can['’]?t (?:tell|decide)|wonder)\b`,
    [
      'What would you guess, if you had to?',
      'What would you most like to know?',
      'What do you know for sure about it?',
    ],
  ),
  line(
    String.raw`(?<!going to |gonna )\b(?:i|we) (?:\w+ )?(?:should|ought to|am supposed to|are supposed to)\b`,
    ['Who says so?', 'What would happen if you didn’t?'],
  ),
  line(
    String.raw`\b(?:i|we) (?:just |only |really |still )*(?:wish|want|hope|would like(?! it noted| to (?:note|point|state|add))|long for|need)\b`,
    ['What would be different then?', 'What would be the first sign of it?', 'What’s in the way?'],
  ),
  line(
    String.raw`${START}(?:i|we) (?:\w+ly |just |have |both )*(?:decided|quit|resigned|handed in|signed|said (?:yes|no)\b|booked)\b|\bi['’]?m (?:not )?(?:leaving|going (?:back|away)|staying|moving)\b`,
    ['What tipped the balance?', 'How does it look from here?'],
  ),
  line(String.raw`\b(?:i|we)(?:['’]ll| will| won['’]?t)\b`, [
    'What has to happen first?',
    'What made you decide that?',
  ]),
  line(String.raw`\b(?:i think|i guess|i suppose|i suspect|maybe i|i reali[sz]ed)\b`, [
    'When did you first start to think that?',
    'What makes it look that way to you?',
  ]),
  line(String.raw`\b(?:i|we) do (?!not\b)\w+`, [
    'What is it like to write that?',
    'What’s true about it, and what isn’t?',
  ]),
]

/** Small words that say how it was: `no longer`, `anyway`, `still`. */
const smallWords: readonly KindOfLine[] = [
  line(
    String.raw`\b(?:used to|any ?more|no longer)\b`,
    ['What do you miss about how it was?', 'What was it like before?'],
    { low: true, grave: true },
  ),
  line(
    String.raw`\banyway\b|(?<!sat |stood |lay |kept )\bstill\b`,
    ['What’s behind that “{small}”?'],
    { grave: true },
  ),
  line(String.raw`\b(?:finally|at last)\b`, [
    'What made it happen now?',
    'What had been holding it up?',
  ]),
  line(
    String.raw`\b(?:when i last|first time|for once|in (?:ages|years|months)|since (?:ages|forever)|never been (?:so|this))\b`,
    ['What made it different this time?', 'What was it like after so long?'],
  ),
  line(
    String.raw`^(?!.*\bnever\b)(?:\S+\s+){0,16}again\W*$`,
    ['What’s different this time, if anything?', 'How often has that happened?'],
    {
      low: true,
    },
  ),
  line(String.raw`(?<!\b(?:has|have|had) )\b(?:always|never)\b(?! going| gonna|.*again)`, [
    'How long has it been that way?',
    'When did you first notice it?',
  ]),
]

const done: readonly KindOfLine[] = [
  line(
    String.raw`${START}${OTHERS} (?:\w+ ){0,2}(?:said|says|told|asked|called me|wrote|texted|replied|answered)\b`,
    ['What did you say to that?', 'How did that land?', 'What would you have liked to say back?'],
    { low: true },
  ),
  line(String.raw`${START}(?:i |we )?(?:just )?did(?:n['’]?t| not) (?!mind|care|matter|hurt)\w`, [
    'What stopped you?',
    'What would it have been like if you had?',
  ]),
  line(String.raw`${START}${OTHERS} (?:\w+ly |just |both |all )*${DID}.* (?:me|us|my)\b`, [
    'What did you do then?',
    'What do you make of it?',
  ]),
  line(
    String.raw`${START}(?:i|we) (?:\w+ly |just |both |all )*${DID}`,
    ['What was that moment like?', 'What went through your mind then?'],
    { grave: true },
  ),
  line(String.raw`${START}(?:${OTHERS}|it|the (?:\w+ ){2}) ?(?:\w+ly )?${DID}`, [
    'What happened then?',
    'What did you do then?',
  ]),
]

/** The first match counts. */
export const kindsOfLine = [
  ...figures,
  ...unsaid,
  ...felt,
  ...thought,
  ...onceMore,
  ...smallWords,
  ...deeds,
  ...done,
  ...states,
]

import { type KindOfLine, line, OTHERS, START } from './kind-of-line.ts'

/** The writer as subject; the `I` is often left out. */
const DONE = String.raw`${START}(?:(?:somebody and )?(?:i|we) )?(?:(?:\w+ly|just|both|all|even|then|also|still) )*`
/** The subject has to be there: `called` alone is ambiguous. */
const I_DID = String.raw`${START}(?:somebody and )?(?:i|we) (?:(?:\w+ly|just|both|all|even|then|also) )*`

/** Figures of speech: `dig a hole`. */
export const figures: readonly KindOfLine[] = [
  line(
    String.raw`\bi (?:\w+ )?(?:want|wanted|need|could have|could|would like|was ready|was about)(?: to)? (?:\w+ )?(?:throw|dig|scream|crawl|evaporate|sink|hide|strangle|murder|explode|set fire|launch|run away|vanish|melt|hibernate)\b|\b(?:the|a) (?:floor|ground|earth|hole) (?:to|would|could) (?:open|swallow)|\bswallow me\b`,
    ['What set that off?', 'What did you do in the end?'],
  ),
  line(String.raw`\bi (?:\w+ )?died\b|\b(?:thousand|million) (?:deaths|times|years)\b`, [
    'What was the worst moment?',
    'What set that off?',
  ]),
]

/** Done again, or remembered too late. */
export const onceMore: readonly KindOfLine[] = [
  line(
    String.raw`${I_DID}(?!was|were|am)\w.*\bagain\W*$`,
    ['What made you do it again?', 'What were you hoping for this time?'],
    { low: true },
  ),
  line(
    String.raw`\b(?:before|then|until) i remember(?:ed)?\b|\bforgot (?:for a (?:moment|second) )?that (?:he|she|they)\b`,
    ['What was it like right after that?', 'What came back to you just then?'],
    { grave: true },
  ),
]

/** Questions about an action, by its verb. */
export const deeds: readonly KindOfLine[] = [
  line(String.raw`${DONE}(?:talked|spoke|chatted) about\b`, ['What didn’t you talk about?']),
  line(String.raw`${DONE}counted\b`, ['What made you start counting?']),
  line(String.raw`${DONE}(?:laughed|giggled|cackled|howled)\b`, [
    'What was so funny?',
    'What was the funniest part?',
  ]),
  line(
    String.raw`${DONE}(?:passed(?: (?:\w+ ){0,3}(?:test|tests|exam|exams|course|audition|interview|it)\b|\W*$)|won\b|finished|managed|got (?:the job|in\b|a place)|ran \d)`,
    ['Who was the first to hear about it?', 'What did you do right after?'],
  ),
  line(
    String.raw`${DONE}(?:(?:built|baked|cooked|painted|knitted|planted|sewed|drew|carved|assembled)\b|(?:made|wrote) (?:a|an|the|some|him|her|them|us|myself|my|soup|dinner|bread|jam|tea|pancakes)\b)`,
    ['What gave you the idea?', 'How did it turn out?'],
    { easy: true },
  ),
  line(
    String.raw`${DONE}(?:fixed|mended|repaired|cleaned|cleared|tidied|sorted|alphabeti[sz]ed|washed|ironed|hoovered|scrubbed)\b`,
    ['What got you started on that?', 'What did you come across?', 'How does it look now?'],
    { easy: true },
  ),
  line(
    String.raw`${DONE}(?:bought|ordered|chose|picked)\b(?! up the phone)|\bi(?:['’]ve| have) bought\b`,
    ['What made you pick it?', 'What were you thinking of when you chose it?'],
  ),
  line(String.raw`${DONE}(?:found|came across|discovered)\b(?! (?:out|it|that)\b)`, [
    'What did you do with it?',
    'What did it remind you of?',
  ]),
  line(
    String.raw`${DONE}(?:walked|drove|cycled|biked|ran|went|took the (?:long|bus|train)) .*\b(?:home|back|way|bus|train|past)\b`,
    ['What was on your mind on the way?', 'What happened right before you left?'],
  ),
  line(String.raw`${DONE}(?:sat|stood|lay|waited|floated|stayed|hid|hovered|stared)\b`, [
    'What was going through your head there?',
    'What got you moving again?',
  ]),
  line(
    String.raw`${DONE}(?:ate|drank|had (?:\w+ ){0,3}(?:cake|toast|pizza|soup|chocolate|cheese|curry|crisps))\b`,
    ['How did it taste?', 'What was the occasion?'],
    { easy: true },
  ),
  line(String.raw`${I_DID}(?:said|replied)\b`, [
    'What made you say that?',
    'What do you wish you’d said?',
  ]),
  line(String.raw`${I_DID}apologi[sz]ed\b`, ['What did you say?', 'What made you decide to?']),
  line(String.raw`${I_DID}told\b`, ['How did that go over?', 'What made you say it just then?']),
  line(String.raw`${I_DID}(?:asked|called|rang|phoned|texted|messaged|emailed|wrote to|sent)\b`, [
    'What was the answer?',
    'What made you do it just then?',
  ]),
  line(
    String.raw`${DONE}(?:deleted|sold|unfollowed|gave (?:up|away|back)|threw (?:away|out)|cancelled|packed|returned|put (?:it|them|the \w+) (?:back|away))\b`,
    ['What made you decide?', 'What happened right before that?'],
  ),
  line(
    String.raw`${DONE}(?:forgot|dropped|broke|missed the|burn(?:t|ed)|spil(?:t|led)|overslept|locked (?:myself|us)|lost (?:my|the|our))\b`,
    ['How did that happen?', 'What did you do then?'],
  ),
  line(String.raw`${DONE}(?:watched|looked at|saw|noticed|listened to|heard)\b`, [
    'What did you notice first?',
    'What caught your attention?',
  ]),
  line(
    String.raw`${DONE}(?:started|began|tried|learn(?:ed|t)|joined|signed up|went to (?:a|the|my))\b|\bi(?:['’]ve| have) (?:started|begun|taken up|joined|\w{4,}ed)\b`,
    ['What got you started on that?', 'How far did you get?'],
  ),
]

/** States, and what others are about to do. */
export const states: readonly KindOfLine[] = [
  line(
    String.raw`${START}${OTHERS}(?:['’]s| has|['’]ve| have) (?:\w+ly )?(?:started|stopped|begun|decided|gone|become|changed)\b`,
    ['When did you notice?', 'What do you make of it?'],
  ),
  line(
    String.raw`\b(?:wait(?:s|ed|ing)|on hold|not yet|still no\b|hasn['’]?t (?:come|called|rung|replied|answered|arrived))`,
    ['What do you do in the meantime?', 'What are you hoping to hear?'],
  ),
  line(
    String.raw`${START}${OTHERS}(?:['’]s| is|['’]re| are) (?:\w+ly )?(?:moving|leaving|getting (?:married|divorced|engaged)|having a|coming|starting|going)\b`,
    ['What will that change for you?', 'How did you find out?'],
  ),
  line(
    String.raw`\b(?:the|my) (?:best|nicest|loveliest|funniest) (?:part|bit|thing|moment|hour)\b`,
    ['What made it so good?', 'What was different about it?'],
  ),
  line(
    String.raw`\bi (?:can['’]?t|cannot|could(?:n['’]?t| not)) (?!.*can['’]?t)(?!stop|help|eat|throw|look|open|sleep|bring|get|tell|decide|believe|wait|face|remember|go on|do this)\w`,
    ['Where does it go wrong?', 'What happens when you try?'],
    { easy: true },
  ),
  line(
    String.raw`(?<!feel |feels |felt |feeling |would |i )\blike (?:a|an) (?!lot|bit|little|good|great|plan|nice)\w+`,
    ['Where does that image come from?', 'What made you think of that?'],
  ),
  line(String.raw`\b(?:i|we) (?:don['’]?t|do not) (?:have|own)\b`, [
    'What do you have instead?',
    'When did you last think about it?',
  ]),
  line(String.raw`${START}(?:so )?(?:now )?there(?:['’]?s| is| are) an? \w`, [
    'What will happen to it?',
  ]),
  line(String.raw`${START}(?:it['’]?s|it is) (?!been|not\b)\w+(?: \w+){2}`, [
    'How long has it been like that?',
  ]),
]

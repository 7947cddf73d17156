import type { Kind } from './kind.ts'

const ILL =
  /\b(?:cancer(?!ian)|tumou?rs?|malignan\w+|metasta\w+|inoperable|palliative|hospice|leuka?emia|lymphoma|melanoma|parkinson['’]?s|als\b|motor neurone|biops\w+ (?:is|was|came back) (?:positive|bad|malignant)|(?:it['’]?s|is|it has) (?:back|spread|come back|in (?:the|his|her|my|their) (?:liver|lungs?|bones?|brain|blood|lymph|pancreas|kidneys?|spine|other \w+))|stage (?:three|four|3|4|iii|iv)\b|months,? not years|(?:weeks|months) (?:left )?to live|(?:it['’]?s|is) terminal|had a (?:stroke|heart attack)|in intensive care|on life support|in a coma|won['’]?t wake up)\b/i
const HEALED =
  /\b(?:remission|benign|all[- ]clear|came back (?:clear|negative|clean|fine|normal)|cancer[- ]free|(?:wasn['’]?t|isn['’]?t|not|no) (?:a )?(?:cancer|tumou?r|malignant)|charity|fundrais\w+|research|documentary|horoscope|star sign|years? ago)\b/i
const PARENT =
  /\b(?:mum|mom|dad|mother|father|mama|papa|mommy|daddy|mam|parents?|step(?:mum|mom|dad))(?:['’]?s)?\b/i
const PARTNER = /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?)(?:['’]?s)?\b/i
const CHILD = /\b(?:my|our) (?:son|daughter|baby|little (?:girl|boy)|kid|child)(?:['’]?s)?\b/i

/** All of these words in the same text, and none of the others. */
const with_ = (who: RegExp) =>
  new RegExp(`^(?=[\\s\\S]*${who.source})(?=[\\s\\S]*${ILL.source})`, 'i')

const DIED =
  /\b(?:died|passed away|passed on|(?:he|she|mum|mom|dad|mother|father|gran\w*|nan|husband|wife|brother|sister|uncle|aunt) (?:just |has )?passed (?:this|last|on|at|in|today|yesterday|\.)|(?:is|was|he['’]?s|she['’]?s|they['’]?re) (?:dead|gone now)|lost (?:my|our) (?:mum|mom|dad|mother|father|gran\w*|nan|husband|wife|son|daughter|brother|sister|friend|uncle|aunt)|didn['’]?t make it|took (?:his|her|their) own li(?:fe|ves)|we buried)\b/i
const DIED_OTHERWISE =
  /\b(?:phone|laptop|battery|car|engine|plant|plants|tree|wifi|computer|printer|screen|party|conversation|star|actor|singer|author|character|queen|king|president|film|movie|book|novel|series|died (?:of|from|with) (?:embarrassment|laugh\w*|boredom|shame|cringe)|died (?:laughing|inside|a thousand)|(?:years?|decades?) ago|anniversary)\b/i
const PET =
  /\b(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|guinea pig|parrot|budgie|horse|pony|vet|tortoise|ferret|goldfish)\b/i

export const badNews: readonly Kind[] = [
  {
    id: 'pet-death',
    is: /^(?=[\s\S]*\b(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|guinea pig|parrot|budgie|horse|pony|vet|tortoise|ferret)\b)(?=[\s\S]*\b(?:died|dead|passed (?:away|this|last|on|in (?:his|her))|put (?:him|her|it|them|\p{Lu}\p{L}+) (?:down|to sleep)|had to let \p{L}+ go|let (?:him|her) go|rainbow bridge|we buried|goodbye to)\b)|\b(?:was|is being|been) put (?:down|to sleep)\b/iu,
    not: /\b(?:mum|mom|dad|mother|father|husband|wife|grand\w+|nan|gran|uncle|aunt|son|daughter|brother|sister|friend|neighbou?r) (?:has |just |is )?(?:died|passed|dead)|battery|(?:years?|decades?) ago\b/i,
    replies: [
      'I’m so sorry. They were part of every day you had.',
      'It’s real grief. It doesn’t need anyone’s permission.',
      'It’s amazing how much of a life one animal can fill.',
      'I’m so sorry. They never get enough years, no matter how many they get.',
    ],
  },
  {
    id: 'pregnancy-loss',
    is: /\b(?:miscarr\w+|stillb\w+|no heartbeat|lost (?:the|our|my) baby|ectopic)\b/i,
    not: /\b(?:found the heartbeat|years? ago)\b/i,
    replies: [
      'I’m sorry. There aren’t good words for it, and you don’t need any here.',
      'However it happened, it’s yours to feel any way you feel it.',
      'It doesn’t need witnesses to have been real.',
      'No one gets to tell you how big or small this is.',
    ],
  },
  {
    id: 'funeral',
    is: /\b(?:funeral|memorial service|wake for|eulogy|burial|crematorium|cremated|scattered (?:his|her|their|the) ashes|buried (?:him|her|my|our|mum|mom|dad|nan|gran\w*))\b/i,
    not: /\b(?:film|movie|novel|book|series|song|poem|episode|years? ago|for a living|playlist)\b/i,
    replies: [
      'I’m sorry. There’s no graceful way to do any of this.',
      'However you held up, there was no correct way to do it.',
      'You don’t have to have it all straight in your head. No one does at a time like this.',
    ],
  },
  {
    id: 'death',
    is: DIED,
    not: new RegExp(`${DIED_OTHERWISE.source}|${PET.source}`, 'i'),
    replies: [
      'I’m so sorry. You don’t have to find any words for this.',
      'I’m sorry. Nothing anyone could say is big enough.',
      'It’s such a short thing to write, and it changes everything.',
      'Eat or don’t, cry or don’t. No one’s keeping score.',
    ],
  },
  {
    id: 'child-ill',
    is: with_(CHILD),
    not: HEALED,
    replies: [
      'I’m so sorry. It’s a terrible thing to watch your own child go through.',
      'When it’s your kid, the rest of the world goes out of focus.',
      'You don’t have to know what happens next. No one could.',
    ],
  },
  {
    id: 'parent-ill',
    is: with_(PARENT),
    not: new RegExp(`${HEALED.source}|${PARTNER.source}|${CHILD.source}`, 'i'),
    replies: [
      'I’m sorry. That’s news no one should have to take in on an ordinary day.',
      'A few plain words, and everything around them looks different.',
      'You wrote it down, and that’s enough for now. It doesn’t need a tidy ending.',
      'Nothing gets anyone ready for seeing their own family this sick.',
    ],
  },
  {
    id: 'partner-ill',
    is: with_(PARTNER),
    not: new RegExp(`${HEALED.source}|${PARENT.source}|${CHILD.source}`, 'i'),
    replies: [
      'I’m so sorry. It’s hard to see someone that close go through it.',
      'Frightened, angry, worn out, all in one afternoon. No one would blame you.',
      'Being the one who’s well doesn’t mean you’re fine.',
    ],
  },
  {
    id: 'illness',
    is: ILL,
    not: HEALED,
    replies: [
      'I’m so sorry. It’s a lot to be told, and it takes a great deal longer to take in.',
      'I’m sorry. No one knows what to say to news like that. You don’t have to, either.',
      'The plans and the phone calls can come later. Right now it’s just the news.',
    ],
  },
  {
    id: 'dementia',
    is: /\b(?:dementia|alzheimer['’]?s|(?:didn['’]?t|doesn['’]?t|no longer|doesn['’]?t even) (?:recogni[sz]e|know) (?:who i (?:am|was)|me)|memory care|(?:doesn['’]?t|didn['’]?t) (?:know|remember) my name|called me by (?:my )?(?:mother|mum|mom|aunt|sister|dead \w+)['’]?s name)\b/i,
    not: /\b(?:research|charity|film|documentary|boss|teacher|dog|cat)\b/i,
    replies: [
      'I’m so sorry. There’s no getting used to that.',
      'It’s a slow kind of losing, and no one sends flowers for it.',
      'You end up doing the remembering for two people.',
    ],
  },
  {
    id: 'betrayal',
    is: /\b(?:(?:he|she|husband|wife|boyfriend|girlfriend|partner|they)(?:['’]?s| has| is| was|['’]d been| had been)? (?:been )?(?:cheat(?:ed|ing) on me|sleeping with|seeing someone else|having an affair)|(?:his|her|their) affair|found (?:the|his|her) (?:messages|texts) (?:to|from|with) (?:her|him|another))\b/i,
    not: /\b(?:film|movie|novel|book|series|friend['’]?s (?:husband|wife)|years? ago)\b/i,
    replies: [
      'I’m so sorry. That’s a terrible thing to find out.',
      'Nothing has to be decided just because you know.',
      'You’re allowed to be furious and heartbroken, in any order.',
    ],
  },
  {
    id: 'breakup',
    is: /\b(?:broke(?:n)? up (?:with me|w me|today|last night|yesterday|on \w+day|by text|over the phone)|we broke up|(?:he|she|they) (?:broke up (?:with|w)|dumped|left) me|(?:he|she)(?:['’]?s| has| is) (?:left me|leaving me|moving out|moved out)|left me for|wants a divorce|asked (?:me )?for a divorce|(?:it['’]?s|we['’]?re|we are) over between us|called off the (?:wedding|engagement)|doesn['’]?t love me any ?more|fell out of love)\b/i,
    not: /\b(?:years? ago|film|movie|novel|series|left me (?:a|the|some|his|her|their|speechless|with|in|no|an|alone in)|dumped me off)\b/i,
    replies: [
      'I’m sorry. Endings like that hurt, whichever side of it you’re on.',
      'It can be over and not feel one bit over.',
      'It’s been said now, and there’s still the rest of the day to get through.',
      'The fair, balanced version can wait.',
    ],
  },
  {
    id: 'layoff',
    is: /\b(?:laid (?:me|us) off|(?:was|got|been|being|i['’]?m|am|we['’]?re) (?:laid off|made redundant|let go|fired|sacked)|lost my job|cut (?:my|the|our) (?:whole |entire )?(?:team|department)|(?:security|hr) walked (?:me|us)|made (?:me|us|my role|my job|my position) redundant|my (?:job|role|position) (?:is|was) (?:gone|cut|eliminated)|redundanc(?:y|ies)|they let me go|early retirement package)\b/i,
    not: /\b(?:years? ago|film|novel|series|fired up|(?:boss|colleague|manager) (?:got|was) (?:fired|sacked))\b/i,
    replies: [
      'I’m so sorry. That’s a rotten thing to be handed.',
      'However it was worded, it’s your mornings that change.',
      'The what-now can wait a day or two.',
    ],
  },
  {
    id: 'exam-failed',
    is: /\b(?:(?:i|i['’]ve|have) (?:just |have )?failed (?:my|the|it|again|\w+ (?:exam|test|finals?))|failed my (?:\w+ )?(?:test|exam|driving test|finals?|course|module)|didn['’]?t (?:get in\b|pass\b|get into|make the (?:team|cut))|rejected from|(?:rejection|rejected) (?:letter|email|again))\b/i,
    not: /\b(?:recipe|sourdough|years? ago|didn['’]?t get in (?:the|my|until|till|bed|touch))\b/i,
    replies: [
      'I’m sorry. That’s a miserable thing to find out.',
      'There’s no need to be a good sport about it.',
      'It’s one result, and it doesn’t feel like one result.',
    ],
  },
  {
    id: 'relapse',
    is: /\b(?:relapsed?|fell off the wagon|(?:drank|used|gambled) again|(?:broke|lost) my (?:sobriety|streak of sober)|(?:months|years|days) sober (?:and|gone|until|then))\b/i,
    not: /\b(?:months sober today|years sober today|remission|ms relapse|haven['’]?t)\b/i,
    replies: [
      'I’m sorry. You told the truth about it, and that’s hard.',
      'There’s no lecture waiting for you here.',
      'The days you had before it still happened.',
    ],
  },
  {
    id: 'addiction-of-another',
    is: /\b(?:(?:brother|sister|son|daughter|mum|mom|dad|husband|wife|partner|friend|he|she)(?:['’]?s| is) (?:using|drinking|gambling|on drugs|on the needle) again|(?:back|is|went) (?:in|into|to) rehab|found (?:his|her) (?:bottles|needles|stash))\b/i,
    replies: [
      'I’m sorry. It’s a helpless thing to watch.',
      'It’s hard to be the one who sees it.',
      'You can love someone and be worn out by it.',
    ],
  },
  {
    id: 'war',
    is: /\b(?:(?:from|at|to) the front\b(?! (?:door|desk|row|of|page|garden|yard|seat|room|gate|window))|air raid|shelling|missiles?|drone strike|bomb(?:ed|ing)s?|mobili[sz]ed|drafted|deployed to|the occupation|ceasefire)\b/i,
    not: /\b(?:film|novel|series|game|bath bomb|photobomb\w*|software|server)\b/i,
    replies: [
      'I’m so sorry. That’s far too much to carry through an ordinary day.',
      'There’s no getting used to a worry like that.',
    ],
  },
  {
    id: 'crime',
    is: /\b(?:mugged|burgled|burglary|broke into (?:our|my|the) (?:house|flat|car|home|apartment)|break-in|robbed|stole my|(?:smashed|broke) (?:the|my|our) (?:car )?window|took my (?:laptop|bag|phone|wallet|purse|bike)|my (?:bag|wallet|purse|bike|car|phone) (?:was|got) stolen|pickpocket\w*|scammed|conned)\b/i,
    not: /\b(?:film|novel|series|stole my heart|game)\b/i,
    replies: [
      'I’m sorry. That’s an awful thing to have happen.',
      'It could have happened to anybody, even if that’s no comfort.',
      'Being picked out like that would rattle anybody.',
    ],
  },
  {
    id: 'home-lost',
    is: /\b(?:evict\w+|homeless|foreclos\w+|sleeping in (?:my|the|our) car|lost (?:the|our|my) (?:house|flat|home|apartment)|the (?:house|flat|home) (?:burned|burnt) down|sofa[- ]surfing|couch[- ]surfing)\b/i,
    not: /\b(?:volunteer\w*|homeless (?:man|woman|guy|person|shelter)|film|novel)\b/i,
    replies: [
      'I’m so sorry. Having a place to live shouldn’t be this hard.',
      'It’s frightening, and the ordinary stuff still has to get done around it.',
    ],
  },
]

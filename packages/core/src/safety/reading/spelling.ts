import { squeeze } from './letters.ts'

// Words whose typos are recognized: one letter missing, or two swapped.
const OFTEN_MISTYPED =
  'myself himself herself suicide suicidal killing overdose anymore unalive hurting cutting thinking about without living going'

/** The other spellings of a word, and its short forms. */
const SPELLINGS: Readonly<Record<string, string>> = {
  about: 'abt bout',
  though: 'tho',
  want: 'wnat wanr wnt wamt whant',
  wanna: 'wan wana wann wnna',
  gonna: 'gona gunna gon finna boutta',
  ill: 'imma ima',
  dont: 'dnt dun',
  doesnt: 'dosnt doesent',
  cant: 'cnt cannot couldnt',
  kill: 'kil klil kll klll',
  myself: 'myslf meself mself msyelf mysleves',
  suicide: 'suiside suecide sucicide suicid suicied sewerslide sewercide suwucide',
  suicidal: 'suicidle suicidel sucidle suicidial suisidal sucidial sui',
  tonight: 'tonite 2nite 2night tn',
  tomorrow: 'tmrw tmr tomorow',
  have: 'hav',
  has: 'haz',
  been: 'bin',
  live: 'liv',
  like: 'leik',
  dying: 'dieing diying',
  dead: 'ded',
  you: 'u',
  your: 'ur',
  im: 'im iam',
  through: 'thru thruogh',
  idk: 'dunno',
  would: 'wud',
  could: 'cud',
  kms: 'killmyself',
  wannadie: 'wanttodie',
  anymore: 'nomore',
  selfharm: 'selfharm',
  selfharming: 'selfharming',
  unaliving: 'unliving',
  himself: 'hmself',
  mom: 'mum mother mama mommy mummy',
  dad: 'father daddy',
  noone: 'nobody',
  everyone: 'everybody',
  someone: 'somebody',
  anyone: 'anybody',
  boyfriend: 'bf',
  stepdad: 'stepfather',
  stepmom: 'stepmother',
  girlfriend: 'gf',
  husband: 'hubby',
  child: 'kid',
  children: 'kids',
  everyones: 'everybodys',
  paracetamol: 'paracetomol paracetamole paracitamol parcetamol',
  please: 'pls plz',
}

/** Pairs that are read as one word. `I would` was one word already, so `id not` becomes two. */
const PAIRS: Readonly<Record<string, string>> = {
  myself: 'my self',
  herself: 'her self',
  himself: 'him self',
  themselves: 'them selves',
  anymore: 'any more, any longer, no more',
  nolonger: 'no longer',
  noone: 'no one',
  cant: 'can not, could not',
  dont: 'do not',
  didnt: 'did not',
  doesnt: 'does not',
  wont: 'will not',
  wouldnt: 'would not',
  isnt: 'is not',
  wasnt: 'was not',
  hadnt: 'had not',
  im: 'i am',
  ill: 'i will',
  id: 'i would',
  ive: 'i have',
  hes: 'he is, he has',
  shes: 'she is, she has',
  theyre: 'they are',
  wanna: 'want to',
  gonna: 'going to',
  wantsto: 'wants to',
  wantedto: 'wanted to',
  selfharm: 'self harm, self harmed, self harms, self injury',
  selfharming: 'self harming',
  forever: 'for ever',
  'i wouldnt': 'id not',
  'i wont': 'ill not',
  'i havent': 'ive not',
  havent: 'have not',
  shouldnt: 'should not',
  hell: 'he will',
  shell: 'she will',
  theyll: 'they will',
  whats: 'what is',
  theres: 'there is',
  its: 'it is',
  overdose: 'over dose',
  unalive: 'un alive',
  suicide: 'sewer slide',
}

function slipsOf(word: string): string[] {
  return Array.from(word, (letter, at) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1, at + 2) + letter + word.slice(at + 2),
  ]).flat()
}

// No other words are spelled like these, so any one vowel may be wrong.
const BY_THEIR_SOUND = ['suicide', 'suicidal', 'overdose', 'overdosed', 'unalive']

function soundsOf(word: string): string[] {
  return Array.from(word).flatMap((letter, at) =>
    'aeiou'.includes(letter)
      ? Array.from('aeiouy', (other) => word.slice(0, at) + other + word.slice(at + 1))
      : [],
  )
}

const known = new Map<string, string>()
for (const word of OFTEN_MISTYPED.split(' '))
  for (const slip of slipsOf(word)) known.set(squeeze(slip), word)
for (const word of BY_THEIR_SOUND) for (const slip of soundsOf(word)) known.set(squeeze(slip), word)
for (const [word, spellings] of Object.entries(SPELLINGS))
  for (const spelling of spellings.split(' ')) known.set(squeeze(spelling), word)
const pairs = new Map(
  Object.entries(PAIRS).flatMap(([word, split]) =>
    split
      .split(', ')
      .map((pair) => [
        pair.split(' ').map(canonicalSpelling).join(' '),
        word.split(' ').map(squeeze).join(' '),
      ]),
  ),
)

/** The canonical spelling of a word. */
export function canonicalSpelling(word: string): string {
  const short = squeeze(word)
  return squeeze(known.get(short) ?? short)
}

/** Joins two words if they make one, or splits `id not`. */
export function joinWords(first: string, second: string): string | undefined {
  return pairs.get(`${first} ${second}`)
}

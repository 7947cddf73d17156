import { squeeze } from './letters.ts'

// Words whose typos are recognized: one letter missing, or two swapped.
const OFTEN_MISTYPED = [
  'myself',
  'himself',
  'herself',
  'suicide',
  'suicidal',
  'killing',
  'overdose',
  'anymore',
  'unalive',
  'hurting',
  'cutting',
  'thinking',
  'about',
  'without',
  'living',
  'going',
]

const SAME_AS: Readonly<Record<string, string>> = {
  abt: 'about',
  bout: 'about',
  tho: 'though',
  wnat: 'want',
  wan: 'wanna',
  wana: 'wanna',
  wann: 'wanna',
  wnna: 'wanna',
  wanr: 'want',
  gona: 'gonna',
  gunna: 'gonna',
  gon: 'gonna',
  finna: 'gonna',
  boutta: 'gonna',
  imma: 'ill',
  ima: 'ill',
  dnt: 'dont',
  dun: 'dont',
  dosnt: 'doesnt',
  doesent: 'doesnt',
  cnt: 'cant',
  cannot: 'cant',
  couldnt: 'cant',
  kil: 'kill',
  klil: 'kill',
  kll: 'kill',
  klll: 'kill',
  myslf: 'myself',
  meself: 'myself',
  mself: 'myself',
  msyelf: 'myself',
  mysleves: 'myself',
  suiside: 'suicide',
  suecide: 'suicide',
  sucicide: 'suicide',
  suicid: 'suicide',
  suicied: 'suicide',
  sewerslide: 'suicide',
  sewercide: 'suicide',
  suwucide: 'suicide',
  suicidle: 'suicidal',
  suicidel: 'suicidal',
  sucidle: 'suicidal',
  suicidial: 'suicidal',
  suisidal: 'suicidal',
  sucidial: 'suicidal',
  sui: 'suicidal',
  tonite: 'tonight',
  '2nite': 'tonight',
  '2night': 'tonight',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  hav: 'have',
  haz: 'has',
  bin: 'been',
  liv: 'live',
  leik: 'like',
  dieing: 'dying',
  diying: 'dying',
  ded: 'dead',
  u: 'you',
  ur: 'your',
  im: 'im',
  iam: 'im',
  thru: 'through',
  thruogh: 'through',
  tn: 'tonight',
  dunno: 'idk',
  wud: 'would',
  cud: 'could',
  killmyself: 'kms',
  wanttodie: 'wannadie',
  nomore: 'anymore',
  selfharm: 'selfharm',
  selfharming: 'selfharming',
  unliving: 'unaliving',
  hmself: 'himself',
  mum: 'mom',
  mother: 'mom',
  mama: 'mom',
  mommy: 'mom',
  mummy: 'mom',
  father: 'dad',
  daddy: 'dad',
  nobody: 'noone',
  everybody: 'everyone',
  somebody: 'someone',
  anybody: 'anyone',
  bf: 'boyfriend',
  stepfather: 'stepdad',
  stepmother: 'stepmom',
  gf: 'girlfriend',
  hubby: 'husband',
  kid: 'child',
  kids: 'children',
}

/** Pairs that are read as one word. */
const PAIRS: Readonly<Record<string, string>> = {
  'my self': 'myself',
  'her self': 'herself',
  'him self': 'himself',
  'them selves': 'themselves',
  'any more': 'anymore',
  'any longer': 'anymore',
  'no more': 'anymore',
  'no longer': 'nolonger',
  'no one': 'noone',
  'can not': 'cant',
  'could not': 'cant',
  'do not': 'dont',
  'did not': 'didnt',
  'does not': 'doesnt',
  'will not': 'wont',
  'would not': 'wouldnt',
  'is not': 'isnt',
  'was not': 'wasnt',
  'had not': 'hadnt',
  'i am': 'im',
  'i will': 'ill',
  'i would': 'id',
  'i have': 'ive',
  'he is': 'hes',
  'she is': 'shes',
  'they are': 'theyre',
  'he has': 'hes',
  'she has': 'shes',
  'want to': 'wanna',
  'going to': 'gonna',
  'wants to': 'wantsto',
  'wanted to': 'wantedto',
  'self harm': 'selfharm',
  'self harming': 'selfharming',
  'self harmed': 'selfharm',
  'self harms': 'selfharm',
  'self injury': 'selfharm',
  'for ever': 'forever',
  // `I would` was one word already.
  'id not': 'i wouldnt',
  'ill not': 'i wont',
  'ive not': 'i havent',
  'have not': 'havent',
  'should not': 'shouldnt',
  'he will': 'hell',
  'she will': 'shell',
  'they will': 'theyll',
  'what is': 'whats',
  'there is': 'theres',
  'it is': 'its',
  'over dose': 'overdose',
  'un alive': 'unalive',
  'sewer slide': 'suicide',
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
for (const word of OFTEN_MISTYPED) for (const slip of slipsOf(word)) known.set(squeeze(slip), word)
for (const word of BY_THEIR_SOUND) for (const slip of soundsOf(word)) known.set(squeeze(slip), word)
for (const [spelling, word] of Object.entries(SAME_AS)) known.set(squeeze(spelling), word)
const pairs = new Map(
  Object.entries(PAIRS).map(([pair, word]) => [
    pair.split(' ').map(canonicalSpelling).join(' '),
    word.split(' ').map(squeeze).join(' '),
  ]),
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

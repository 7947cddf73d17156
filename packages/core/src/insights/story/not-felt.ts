/** `I am just thrilled`: without a mark of joy, it may mean the opposite. */
const MOCKS = /\bjust (?:so )?(?:thrilled|delighted|overjoyed|ecstatic|charmed|blessed)\b/i

/** Whether the praise of a sentence may be a joke. */
export const isMocking = (sentence: string) => MOCKS.test(sentence) && !sentence.includes('!')

/** `I am lonely, he said`: speech without marks. */
const SAID_BY_OTHERS =
  /,\s*(?:(?!i\b)(?:my |the )?\p{L}+ (?:says?|said|told (?:me|us)|thinks|thought|whispered|yelled)|(?:says|said) (?!i\b)\p{L}+)[.!…]*$/iu

/** Whether a whole sentence is what someone else said. */
export const isSaidByOthers = (sentence: string) => SAID_BY_OTHERS.test(sentence)

/** `She tells me I am` lucky, `Dad thinks I am` angry, `he was like, I am` in love. */
const OTHERS_WORD =
  /\b(?:tell(?:s|ing)?|told|assure[sd]?|remind(?:s|ed)?) (?:me|us) (?:that |how )?(?:i|we)\b[^,;]*$|(?<![\p{L}'’])(?!(?:i|we)\b)\p{L}+ (?:(?:says?|said|thinks?|thought|claims?|claimed|insists?|insisted)(?: that| how)?|(?:is|was|were) (?:all )?like,?|goes,?) (?:i|we)\b[^,;]*$/iu
/** A sentence without an end would take long. */
const MAX_CHARS_OF_SAYING = 120

/** Whether what comes after some words is someone else's word for the writer. */
export const isOthersWord = (before: string) => OTHERS_WORD.test(before.slice(-MAX_CHARS_OF_SAYING))

/** `In love with the soup` is a way to praise it. */
const OF_THING = /^in love with (?:the|this|that|it|its|my new)\b/i
/** `I drained` the pasta, `we rushed` to the train: done, not felt. */
const DONE = /^(?:drained|crushed|pumped|rushed)$/
const AS_DOER = /\b(?:i|we)(?:['’](?:ve|d))?(?: (?:just|then|have|had))? $/i

/** Whether a word of feeling is about things here. */
export const isAboutThings = (word: string, { before, from }: { before: string; from: string }) =>
  OF_THING.test(from) || (DONE.test(word) && AS_DOER.test(before))

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const KIN = /* @__PURE__ */ set(
  'sister brother mum mom mam mummy mother father dad daddy parents son daughter kids children ' +
    'husband wife partner boyfriend girlfriend fiancé fiance fiancée fiancee ex aunt auntie uncle ' +
    'cousin nephew niece grandma grandmother granny gran nan nana grandpa grandfather grandad ' +
    'granddad grandparents stepmum stepmom stepdad stepmother stepfather stepson stepdaughter ' +
    'sibling siblings twin twins baby friend friends bestie mate mates flatmate roommate housemate ' +
    'flatmates neighbour neighbor neighbours colleague colleagues coworker coworkers boss manager ' +
    'therapist counsellor counselor doctor teacher coach mentor landlord sisters brothers sons ' +
    'daughters cousins family supervisor grandson granddaughter',
)
/** Those used as a name: `Mum called`. */
const AS_NAMES = /* @__PURE__ */ set(
  'mum mom mam mummy dad daddy grandma granny gran nan nana grandpa grandad granddad auntie',
)
/** Other words for the same person. */
const SAME: Readonly<Record<string, string>> = {
  mom: 'mum',
  mam: 'mum',
  mummy: 'mum',
  mother: 'mum',
  daddy: 'dad',
  father: 'dad',
  grandmother: 'grandma',
  granny: 'grandma',
  gran: 'grandma',
  nan: 'grandma',
  nana: 'grandma',
  grandfather: 'grandpa',
  grandad: 'grandpa',
  granddad: 'grandpa',
  auntie: 'aunt',
}

/** Whether a word names a relation between people: `sister`, `boss`. */
export const isKin = (lower: string) => KIN.has(lower)

export const isKinAsName = (lower: string) => AS_NAMES.has(lower)

/** The canonical word of a relation: `mum` for `mother`. */
export const relationOf = (lower: string) => SAME[lower] ?? lower

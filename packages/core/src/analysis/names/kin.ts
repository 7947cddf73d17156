const KIN: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'sister brother mum mom mam mother father dad daddy mummy parents son daughter kids husband ' +
    'wife partner boyfriend girlfriend fiancé fiance fiancée ex aunt auntie uncle cousin nephew ' +
    'niece grandma grandmother granny gran nan nana grandpa grandfather grandad granddad ' +
    'grandparents stepmum stepdad stepmother stepfather stepson stepdaughter sibling siblings ' +
    'twin baby friend friends bestie mate flatmate roommate housemate neighbour neighbor ' +
    'neighbours colleague colleagues coworker coworkers boss manager therapist counsellor ' +
    'counselor doctor teacher coach mentor landlord sisters brothers sons daughters cousins ' +
    'family team'
  ).split(' '),
)

/** Whether a word says what somebody is to somebody: `sister`, `boss`. */
export function isKin(lower: string): boolean {
  return KIN.has(lower)
}

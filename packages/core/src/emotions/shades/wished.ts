const WISHED =
  /\b(?:wish|wished|if only|should (?:be|feel|have been)|supposed to (?:be|feel)|ought to (?:be|feel)|used to (?:be|feel|love|enjoy)|(?:want|wanted|need|trying|tried|hoping|hoped) to (?:be|feel)|pretend(?:ed|ing)?|dream(?:t|ed)|as if i|would have been|would be|miss (?:being|feeling)|fake|faked|forced)\b/
const ASKED =
  /^(?:am|are|is|was|were|do|does|did|will|would|can|could|should|have|has)(?:n't)? (?:i|we|it|this|that|they|he|she|you|my|there|any\w*)\b/

/** Something good that is wished for, remembered or played isn't asserted. */
export const isWished = (plain: string) => WISHED.test(plain)

/** `Am I happy?` asserts nothing. */
export const isAsked = (sentence: string, plain: string) =>
  /\?["'”’)]*\s*$/.test(sentence.slice(-10)) && ASKED.test(plain)

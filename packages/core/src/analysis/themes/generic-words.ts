const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Nouns without content for themes. */
const GENERIC = /* @__PURE__ */ set(
  'thing things lot lots bit way ways time times day days today tomorrow yesterday tonight morning ' +
    'mornings evening evenings night nights afternoon noon midnight week weeks weekend month months ' +
    'year years hour hours minute minutes second seconds moment while monday tuesday wednesday ' +
    'thursday friday saturday sunday january february march april may june july august september ' +
    'october november december something anything nothing everything someone somebody anyone one ' +
    'ones people person stuff kind sort type rest end start beginning part parts side point fact ' +
    'reason couple bunch number amount sense case place places guy guys man men woman women feeling ' +
    'feelings mood mind self everyone everybody nobody half ton tons set last first next matter ' +
    'idea ideas question answer other others kinda gonna wanna hi hello ok okay oh yes no god ' +
    'everyday anybody none both etc pm am lol ugh whole piece deal line form level word words page ' +
    'entry journal diary spring summer autumn winter life world problem example whatever past ' +
    'future change mess while sake chance turn front back top bottom middle hand hands head heart ' +
    'idk tbh omg haha ngl btw help difference thanks round face sake kilos degrees pounds euros ' +
    'metres miles name names thought thoughts voice pair edge version list sorry guess fine none',
)

/** Adjectives that add nothing to a theme. */
const EMPTY_ADJECTIVES = /* @__PURE__ */ set(
  'other same last next whole own such more most many much few several good bad great nice little ' +
    'big small long short first second certain sure able real usual entire different only old ' +
    'right wrong better best worse worst huge past early late main general full lovely awful ' +
    'terrible horrible wonderful amazing beautiful hard difficult tough',
)

export const isGeneric = (word: string) => GENERIC.has(word)

export const isEmptyAdjective = (word: string) => EMPTY_ADJECTIVES.has(word)

/** What follows in the sentence is from a dream or a play. */
export const dreamsAndGames = [
  '(dreamt|dreamed)',
  'in (my|a|the|this|that|last nights) ~1 (dream|dreams|nightmare|game)',
  '(had|have|having|woke from|woke up from) (a|this|the|that|another) ~2 (dream|nightmare)',
]

/** What follows was read, watched or made up. */
export const stories = [
  'in (the|a|this|that|my|his|her|our|every|an) ~2 (film|movie|book|novel|play|story|series|show|episode|opera|scene|song|chapter|poem|musical|podcast|documentary|drama|anime|manga|thriller)',
  '(the|a|this|main|my|another|her|his) ~1 (character|protagonist|hero|heroine|narrator|villain|actor|actress|singer|author|poet)',
  '(the|a|this|that|an) ~1 (novel|film|movie|opera|play|song|poem|book|chapter|episode|series|musical|thriller|story|lyrics|documentary|podcast) ~2',
  '(read|reading|watched|watching|saw|listened to|writing|wrote) (a|an|the|about|another|my)? ~2 (novel|film|movie|opera|play|song|poem|book|chapter|episode|series|thriller|documentary|podcast)',
  '(romeo|juliet|hamlet|ophelia|werther|karenina|bovary|shakespeare|macbeth|netflix|lyrics)',
]

/**
 * What people say as they leave for good, and as they leave a party. It counts unless the next
 * sentence is plainly light.
 */
export const lastWords = [
  '(i love you all|i loved you all|i love you guys|love you all|i love you mom|love you guys) ~1 $',
]

/** Words of an ordinary evening. */
export const lightWords = [
  '(beers|beer|drinks|pints|pizza|cake|party|birthday|wedding|christmas|barbecue|bbq|dinner|lunch|brunch|soup)',
  '(pictures|photos|pics|video) (to follow|soon|tomorrow|later|below|attached)',
  '(same time|see you) (next|tomorrow|on|soon|later|in|at) ~1 (week|year|month|friday|saturday|sunday|monday|tuesday|wednesday|thursday|weekend|then)?',
  '(best|great|fun|funny|amazing|awesome|brilliant) ~1 (day|night|evening|weekend|trip|holiday|time|week|summer|crew|team|friends)',
  '(haha|hahaha|lol|lmao|cheers|hooray|yay)',
]

/** Capitalized words that are neither people nor places. */
const NOT_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays ' +
    'fridays saturdays sundays january february march april may june july august september october ' +
    'november december christmas xmas easter ramadan eid hanukkah diwali halloween thanksgiving ' +
    'valentine valentines year god jesus allah lord english french german spanish italian ' +
    'portuguese dutch swedish danish norwegian polish russian greek turkish arabic hebrew chinese ' +
    'japanese korean indian american british irish scottish welsh european australian canadian ' +
    'mexican african asian thai catholic christian christians muslim jewish buddhist hindu netflix ' +
    'google facebook instagram twitter tiktok whatsapp youtube spotify amazon apple microsoft zoom ' +
    'slack teams uber airbnb ikea tesco aldi lidl starbucks disney lego playstation xbox nintendo ' +
    'iphone android excel word powerpoint gmail linkedin reddit tinder hinge bumble duolingo strava ' +
    'peloton kindle tv pc hr ok okay covid adhd ptsd ocd wifi wi-fi bbc nhs phd gp ceo mri mr mrs ms ' +
    'dr prof sir madam miss the a an i my our his her its their this that these those what when ' +
    'where who why how and but or so then yes no not if we you he she they it there here oh ah hi ' +
    'hey hello dear thanks thank please sorry well just also even maybe perhaps still today tomorrow ' +
    'yesterday tonight'
  ).split(' '),
)

export const isNeverName = (lower: string) => NOT_NAMES.has(lower)

import type { Names } from '../matching/pattern.ts'

/** Words that patterns share, by the name that they are called by: `@person`. */
export const NAMES: Names = {
  person: `he|she|they|hes|shes|theyre|friend|friends|brother|sister|son|daughter|child|mom|dad|wife|
    husband|girlfriend|boyfriend|partner|ex|cousin|uncle|aunt|nephew|niece|roommate|flatmate|
    housemate|colleague|coworker|neighbour|neighbor|classmate|student|grandma|grandpa|grandmother|
    grandfather|boss|mate|buddy|bestie|crush|stepson|stepdaughter|stepdad|stepmom|teacher|pupil|
    someone|fiance|fiancee|friendis`,
  anybody:
    '@person|girl|boy|kid|lad|guy|man|woman|mate|student|patient|veteran|comrade|soldier|nan|gran|grandad|teen|teenager|stepbrother|stepsister|somebody|everyone in',
  abuser: `he|she|they|hes|shes|theyre|husband|wife|boyfriend|girlfriend|partner|ex|dad|mom|brother|
    stepdad|stepmom|stepfather|stepmother|uncle|cousin|fiance|man|guy|someone|roommate|flatmate|
    coach|grandfather|grandpa|teacher|parents|men|boys|girls|stepbrother|and|who|landlord|pimp`,
  carer:
    'carer|caregiver|carers|nurse|aide|nanny|babysitter|foster (dad|mom|father|mother|parents|brother)|inlaws|mother in law|father in law|sergeant|corporal|instructor|officer|priest|guard|pastor|imam|employer|owner|madam|stranger',
  intends: `wanna|wantedto|gonna|will|ill|id|might|may|should|could|must|to|about to|ready to|let me|
    have to|need to|gotta|tryna|and|or|would|can|ima|rather|cant`,
  // What follows `I think about …`, `thoughts of …`, `tried to …`.
  thinks: `think|thinking|thought|thoughts|dream|dreaming|dreams|fantasize|fantasizing|fantasise|
    fantasising|fantasies|fantasy|consider|considering|considered|contemplate|contemplating|
    contemplated|imagine|imagining|imagined|plan|planning|planned|plans|idea|ideas|urge|urges|
    tempted|temptation|feel|feeling|felt|wonder|wondering|talk|talking|obsessed|obsessing`,
  kill: 'kill|end|hang|drown|unalive|off|delete|shoot|stab|suffocate|poison|strangle|gas|electrocute',
  killing: `killing|ending|hanging|drowning|unaliving|offing|deleting|shooting|stabbing|suffocating|
    poisoning|electrocuting`,
  harm: 'hurt|harm|cut|burn|injure|punish|starve|damage|scratch|mutilate|hit|punch',
  harming: 'hurting|harming|cutting|burning|injuring|punishing|starving|mutilating|scratching',
  purpose:
    'on purpose|deliberately|intentionally|to feel|last night|tonight|to cope|because it helps',
  gone: `gone|dead|died|die|disappear|disappeared|vanished|vanish|not here|not around|not alive|
    no longer here|nolonger here|never existed|never born|wasnt here|werent here|werent around|
    wasnt around|didnt exist|killed myself|stopped existing`,
  themself: 'himself|herself|themselves|themself|themselfs',
  their: 'his|her|their',
  pills:
    'pills|tablets|meds|medication|medicine|painkillers|capsules|paracetamol|tylenol|insulin|morphine|sleepers',
  blade: 'blade|blades|razor|razors|razorblade|razorblades',
  limb: 'arm|arms|forearm|leg|legs|thigh|thighs|wrist|wrists|hip|hips|stomach|ankle|skin|palm|hand|hands',
  weapon: 'gun|pistol|rifle|shotgun|revolver|knife|machete|axe|hammer|bat',
  loved: 'mom|dad|her|him|them|my ~1|the (children|boys|girls|twins|dog|cat)|everyone',
  heights:
    'roof|rooftop|bridge|viaduct|overpass|quarry|cliff|cliffs|tracks|railway|platform|reservoir|ledge|parapet|top floor|pier',
  whoever: 'they|noone|mom|dad|she|he|you|whoever|everyone|my ~1|the (children|family)',
  weekday: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow',
}

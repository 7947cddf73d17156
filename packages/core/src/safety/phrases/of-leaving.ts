/** Statements of leave-taking: goodbyes, giving things away, those left behind, the dead. */
export const ofLeaving = [
  // Letters and last words.
  '(by the time|when|if|once) ~3 (read|reads|reading|find|finds) (this|these|it) ~2 (gone|dead|no longer|nolonger|not be here|out of|at peace|with (god|jesus|him|her|dad|mom|grandma|grandpa|my|the angels))',
  '(wrote|written|writing|write|left|leave|leaving|hid|have|finished|got|ive) ~2 (letter|letters|note|notes|message|messages) ~9 (find|finds|found|forgive|afterwards|when im|once im|after im|understand why|blame|not their fault|not your fault|explains|explaining why|goodbye)',
  '(have|got|with|ive|is|folded) (the|my) note (is)? (written|ready|already|done|finished)',
  '(dont|do not|please dont|nobody should|noone should) (blame|blame yourself|blame yourselves|be sad|cry|mourn|grieve|be mad|be angry) ~3 (when im|once im|for what|after im|if im|for this $|my fault|was my)',
  '(it isnt|its not|it wasnt|not|isnt|nothing) ~2 (your|anyones|anybodys|their|his|her|moms|dads) fault ~5 (did|do|gone|leaving|left|decided|chose|im done|could have|couldve)',
  '(forgive me|im sorry|sorry|apologise|apologize) ~4 (couldnt|cant|wasnt|could not|not strong|for leaving|to leave you|for what i|for not being|for giving up|i failed you|be stronger|hold on|stay)',
  '(tell|let) ~4 (know)? (i|that i|im) (loved|love|sorry|always loved|am sorry) ~5 (when im|if i dont|after im|once im|gone|if anything happens|one last)',
  '(last|final) (goodbye|goodbyes|letter to|message to everyone|words to|entry here|thing i will ever|thing ill ever)',
  '(this|it) (is|will be|was|might be|may be) ~1 (the last|my last|my final) (time (i|anyone|you)|entry i|thing i|page i|night here|morning here|christmas i|words)',
  '(said|saying|say) (my)? ~1 (goodbye|goodbyes) ~6 (didnt know|doesnt know|dont know|without (him|her|them) knowing|in my own way|one last time|noone noticed|for the last time|just in case)',
  "(see|meet) (you|u|y'all|them|him|her|everyone) (all)? (on|at) the other side",
  '(watch|watching) over (you|them|her|him) (from (above|up|heaven|there)|all from)',
  // Things and pets given to others.
  '(gave|given|giving|give|handed|handing) ~9 (wont|not|dont|never|nolonger) (be)? (needing|need|gonna need|use|using) (it|them|any|that|those|this|anymore|where)',
  '(wont|not|dont|nolonger|never) (be)? (needing|need|gonna need) (it|them|any of it|any of this|my things|money|anything|those|a coat|clothes|shoes) ~1 (where im|anymore where|after|when im|soon)',
  '(give|giving|gave|given|gifting|sorting|sorted) (away)? ~2 (my|all) ~3 (things|stuff|belongings|possessions|clothes|favourite|favorite|collection|dog|cat|guitar) ~9 (peaceful|peace|calm|know when|dont need|no use|so nobody|so noone|easier for them|after|before i go|ready)',
  '(who|someone|somebody|you|mom|sister|brother|they|please|will|asked|ask) ~4 (look after|take care of|have|take|feed|adopt|keep) ~4 (when|once|after|if) (im|i am) (gone|dead|not here|no longer here|nolonger here) $',
  '(look after|take care of|feed|be kind to|be good to) ~4 (when|once|after) im (gone|not here|dead) ($|i|and|she|he|please|they)',
  '(passwords|password|will|papers|insurance|accounts|documents|money|funeral|bills|bank) ~9 (when im gone|once im gone|after im gone|easier for (them|him|her|you|everyone|mom)|so (they|she|he|nobody|noone) (wont|doesnt|dont) have to|for afterwards|for after i|left behind)',
  '(cleaned|tidied|sorted|cleared|deleted|cleaning|tidying) ~6 (so (they|nobody|noone|mom|she|he|whoever|it) ~6 (find|finds|mess|clean up|after me|when im))',
  '(put|set|got|getting|putting|have) (all)? my affairs in order',
  // The dead.
  '(join|joining|follow|following|be with|go to|go be with|see|meet|reunited with|lie (beside|next to)) (him|her|them|my ~1 (wife|husband|mom|dad|son|daughter|baby|brother|sister|boys|unit|squad|friend|mate)|harold) ~2 (up there|in heaven|on the other side|wherever (he|she|they)|in the ground|in the grave|soon enough|there soon|and be done)',
  '(ready|time|want|wanna|rather|gonna|long|longing|coming|hope|soon) (for me)? (to|ill|i will)? (be)? (join|joining|follow|following|go to|reunited with) (him|her|them|my ~1 (wife|husband|mom|dad|son|daughter|baby|brother|sister|boys|unit|squad|mate))',
  '(shouldve|should have|wish it|ought to have|meant to) (been|had been|was) me ~9 (want|mean|right|put|dead|gone|died|instead|not (him|her|them))',
  '(it)? should (have been|be|of been) me (not|instead|who died|in that|that died|lying|and not)',
  '(should|shouldve|ought to|wish i|meant to) (have|had|of)? (died|gone|been killed|burned|stayed) (with|instead of|like|there|that (day|night)|back then|too|over there|alongside)',
  '(first of them|one) left ~3 (dont wanna|go be with|follow)',
  '(go be with|wanna go with|wanna be with) (them|him|her) $',
  // How it will be without them.
  '(one|1) less (mouth|problem|burden|person|thing|worry|headache|disappointment|failure|waste)',
  '(be|feel|such|bring|as) (a|such a)? (relief|weight off|favour|favor|blessing|kindness|mercy) (to|for|off|on) (everyone|them|all|him|her|my|the family|you|everybodys|their)',
  '(happened|happens|happen) to me ~6 (relief|better|easier|care|notice|mind|sad|fine)',
  '(they|theyd|theyll|everyone|you|mom|he|she|kids|children|baby|hed|shed|family|husband|wife) ~2 (get over me|move on without|forget me|be fine without|cope without|manage without|be ok without|do better without|have a better (mom|dad|wife|husband|life|mother)|find someone better)',
  '(deserve|deserves|need|needs|better off with|happier with) (a|another|someone|a different|some other) ~2 (mom|dad|wife|husband|mother|father|parent|daughter|son) ~3 (not me|than me|instead of me|who isnt|without me|once|gone|and i could)',
  '(whats|what) (keeping|keeps|holding|holds) me (here|alive|back|from)',
  '(only|just) (thing|one|reason|reasons|person) ~3 (keeping|keeps|holding|stopping|stops|keep|i havent|i didnt|im still) ~2 (alive|here|from (doing|jumping|ending|going)|doing it|me is|me from)',
  '(stopping|stops|stopped|keeps|keeping) me (is|from doing it|from going through|from ending|from jumping|alive) ',
  '(letter|letters|note|notes|video|videos|card|cards|message|messages|recording) (to|for) ~4 (children|kids|son|daughter|mom|dad|wife|husband|them|her|him|everyone|each) ~6 (older|grow up|when im|once im|after im|later|afterwards|when its|i wont|18|wedding|if i)',
  '(dog|cat|pets|fish|plants|children) (is|are) (at|with|to) (my|the|a|his|her|mom|dad) ~4 (ready|safe now|taken care|looked after) ~1',
  '(made|making|settled|arranged|finished|sorted) ~3 (arrangements|everything|preparations|papers|things) so (that)? (noone|nobody|they|my|everyone|the|she|he|mom|it) ~4 (afterwards|have to|wont|deal with|clean|worry|find|easier|burden|trouble)',
  '(remember|remembers) (me|the good) ~2 (days|times|as i was|kindly|fondly|how i was|before|when im|happy)',
  '(tell|told) (my|her|him|mom|dad|them|everyone|the) ~2 (it)? (wasnt|was never|isnt|was not|never) ~1 (her|his|their|your|anyones|moms|my) fault $',
]

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

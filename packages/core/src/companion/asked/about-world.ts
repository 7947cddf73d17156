/** Tasks and questions that need more than the person's own words. */
export const tasks: readonly RegExp[] = [
  /^(?:write|compose|draft) (?:me )?(?:a|an|some|my|the) (?!(?:summary|list|question|prompt|recap)\b)/,
  /^(?:draw|translate|calculate|google|convert|solve|compute|generate|sing|proofread|paint)\b/,
  /^(?:remind me (?:to|tomorrow|at|in|on)|set (?:a|an) (?:timer|alarm|reminder)|(?:book|order|buy) (?:me )?(?:a|an|some|the)|play (?:me )?(?:a|some|the|music)|call (?:my|the)|text (?:my|the)|e?-?mail (?:my|the))\b/,
  /^(?:tell me|make up|write|give me) (?:a|an|another|one) (?:\w+ )?(?:joke|story|riddle|poem|recipe|quote|haiku|rap)\b/,
  /^(?:fix|correct|improve|edit|rewrite|check) (?:the|my|this) (?:grammar|spelling|essay|text|punctuation|typos)\b/,
  /^(?:turn|make) (?:this|it|that) (?:into )?an? (?:song|poem|haiku|story|rap|limerick|email|letter)\b/,
  /^(?:make|build|create) (?:me )?an? (?:\w+ )?(?:plan|website|app|image|picture|playlist|menu|budget|schedule|meal plan|workout plan)\b/,
  /^(?:generate|create|make) (?:me )?(?:an? )?(?:image|picture)\b/,
  /^do my (?:\w+ )?(?:homework|taxes|math|essay)\b/,
  /^add .{1,40} to my (?:shopping|grocery|to-?do|calendar)\b/,
  /^(?:find|get|book) me (?:a |some )?(?:flights?|hotels?|tickets?|a restaurant|a doctor|a job)\b/,
  /^search (?:the (?:web|internet)|google|online)\b|^look up the (?:weather|news|price|address|number)\b/,
  /^name ideas for\b|^i need \d+ words on\b|^write the (?:ending|rest) of\b/,
  /^put together a (?:menu|shopping list|meal plan|playlist)\b/,
]
export const worldly: readonly RegExp[] = [
  /^what(?:'s| is| was| are) the (?:\w+ )?(?:capital|population|weather|forecast|temperature|distance|president|price|meaning of (?:the|life)|side effects|boiling point|speed of|tallest|largest|biggest|longest|fastest|square root|time in|date today|news)\b/,
  /^what(?:'s| is) (?:on (?:tv|television)|\d|the weather)\b|^what(?:'s| is) an? (?:good |easy )?recipe\b/,
  /^who (?:won|invented|wrote|painted|discovered|is|was) (?:the|an?) (?:\w+ )?(?:president|king|queen|election|world cup|war|prime minister|author|super bowl|\w+ in \d{4})\b/,
  /^how (?:far|tall|deep|big|high|heavy|fast) (?:is|are|was)\b|^how many (?:\w+ )(?:are )?in an? \w+$/,
  /^(?:when|where) (?:did|was|is) the (?:\w+ ){0,3}(?:war|revolution|battle|empire|olympics|titanic|moon landing)\b/,
  /^(?:will|is) it (?:going to )?(?:rain|snow|raining|snowing)\b|^what(?:'s| is) the meaning of the name\b/,
  /^who won\b/,
]

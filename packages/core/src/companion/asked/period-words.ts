const MONTHS =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec'
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const SPANS =
  'day|days|week|weeks|weekend|month|months|year|years|fortnight|quarter|spring|summer|autumn|fall|winter'

/** Words that name some days: the past week, October, 2024, since Monday. */
export const PERIOD = new RegExp(
  [
    String.raw`\b(?:this|last|past|previous|my|the|whole|entire|rest of|first|coming) (?:\w+ )?(?:of )?(?:my |the |this |last )?(?:${SPANS})\b`,
    String.raw`\b(?:${MONTHS}|${DAYS})\b`,
    String.raw`\b(?:in|of|last|this|since|for|my|was|during|through|from) may\b|\bmay \d|\d may\b`,
    String.raw`\b(?:19|20)\d\d\b|\bq[1-4]\b`,
    String.raw`\b(?:\d{1,3}|an?|one|two|three|four|five|six|seven|ten|(?:a )?few|(?:a )?couple(?: of)?) (?:days?|weeks?|months?|years?) ago\b`,
    String.raw`\b(?:yesterday|since|between(?! the lines\b)|weekly|monthly|yearly|annual)\b`,
    String.raw`\b(?:easter|christmas|thanksgiving|new year'?s?|ramadan|half term)\b`,
  ].join('|'),
)

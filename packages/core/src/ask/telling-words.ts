import { stemOf } from '#analysis/reading/stem.ts'
import { isUnspaced, splitWords } from '#journal/index.ts'
import { isStopWord } from '#journal/stop-words.ts'
import { fold } from '#search/fold.ts'

/** Words of asking that carry no content. */
const ASKING: ReadonlySet<string> = new Set(
  (
    'when where what who whom whose which why how did do does was were is are am be been have has had ' +
    'i me my mine we us our you a an the of to in on at by for from with about and or if so it its ' +
    'this that there any anything something someone somebody anyone ever last first time times day ' +
    'days date week month year ago name called thing things kind many much long often tell say said ' +
    'write wrote written journal entry entries diary remember happen happened happening find show get ' +
    'got go went make made take took start started begin began feel felt think thought as not no yes ' +
    'can could would should will just some most more than then after before during'
  ).split(' '),
)

/** The commonest English verbs whose forms share no beginning, or lose an ending. */
const FORMS: ReadonlyMap<string, string> = new Map(
  (
    'met meet|bought buy|brought bring|broke break|broken break|caught catch|chose choose|came come|' +
    'drew draw|drank drink|drunk drink|drove drive|driven drive|ate eat|eaten eat|fell fall|fallen fall|' +
    'fought fight|flew fly|flown fly|forgot forget|gave give|given give|grew grow|heard hear|held hold|' +
    'kept keep|knew know|known know|left leave|lent lend|lost lose|paid pay|rode ride|ran run|saw see|' +
    'seen see|sold sell|sent send|sang sing|sung sing|slept sleep|spoke speak|spent spend|stole steal|' +
    'stolen steal|swam swim|taught teach|threw throw|told tell|wore wear|won win|children child|' +
    'married marry|marriage marry|died die|death die|born birth'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The content words of a text or a question, normalized for comparison. */
export function tellingWords(text: string): string[] {
  return splitWords(text)
    .map(comparable)
    .filter((word) => word !== '')
}

/** A normalized word, or an empty string if it has no content. */
export function comparable(word: string): string {
  const folded = fold(word).replace(/'s?$/, '')
  if (ASKING.has(folded) || isStopWord(folded)) return ''
  if (isUnspaced(folded) || !/^[a-z]+$/.test(folded)) return folded
  return folded.length < 3 ? '' : stemOf(FORMS.get(folded) ?? folded)
}

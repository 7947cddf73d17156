import { byWord, type NamedFeeling, type WordList } from './word-list.ts'

const lists: readonly WordList[] = [
  {
    group: 'joy',
    slight: 'good better nice well content lighter',
    clear: 'great alive brilliant grand positive warm playful light',
    strong: 'amazing fantastic incredible awesome superb marvellous marvelous',
  },
  { group: 'calm', slight: 'fine ok okay alright', clear: 'safe steady free balanced', strong: '' },
  { group: 'love', slight: 'close', clear: 'touched moved supported seen heard', strong: '' },
  { group: 'pride', slight: '', clear: 'strong brave', strong: '' },
  {
    group: 'sadness',
    slight: 'low down flat off blue rubbish crap crappy rough worse poorly',
    clear: 'bad awful terrible horrible dreadful hurt hurting heavy lost broken shit lousy down',
    strong: '',
  },
  { group: 'loneliness', slight: '', clear: 'alone ignored invisible', strong: '' },
  { group: 'boredom', slight: '', clear: 'empty hollow nothing stuck', strong: 'dead' },
  { group: 'anger', slight: '', clear: 'mad cross', strong: '' },
  { group: 'disgust', slight: '', clear: 'sick', strong: '' },
  { group: 'shame', slight: 'small stupid silly', clear: 'useless weak', strong: 'pathetic' },
  { group: 'fear', slight: 'shaky', clear: 'helpless powerless unsafe', strong: '' },
  { group: 'stress', slight: '', clear: 'trapped', strong: '' },
  { group: 'tiredness', slight: 'slow', clear: 'weak', strong: 'spent' },
]

/** Words that name a feeling only after `feel`: `I feel low`. */
export const stateWords: ReadonlyMap<string, NamedFeeling> = /* @__PURE__ */ byWord(lists)

/** Those that name it after `I am`, too: `I'm fine`, but not `I'm close to the shop`. */
export const afterBe: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'good better great fine ok okay alright well low down flat blue off awful terrible horrible ' +
    'hurt lost cross content trapped ignored invisible stuck mad alone safe'
  ).split(' '),
)

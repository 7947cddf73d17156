import type { WordList } from './word-list.ts'

/** Words for pleasant feelings. */
export const glad: readonly WordList[] = [
  {
    group: 'joy',
    slight: 'pleased glad cheery pleasant amused contented contentment satisfied upbeat',
    clear:
      'happy happier happiest happily happiness joy joyful joyous cheerful delighted delight ' +
      'delightful enjoyed enjoy enjoying enjoys enjoyable enjoyment fun laughed laughing laughter ' +
      'giggled giggling smiled smiling grinning playful jolly merry bliss blissful gleeful ' +
      'celebrated celebrating chuffed stoked',
    strong:
      'overjoyed ecstatic elated euphoric euphoria jubilant radiant exhilarated exhilarating ' +
      'blissfully joyfully beaming',
  },
  {
    group: 'excitement',
    slight: 'eager keen',
    clear:
      'excited excitedly excitement exciting enthusiastic enthusiasm energised energized energetic ' +
      'motivated buzzing pumped invigorated',
    strong: 'thrilled thrilling giddy buzzed exhilaration',
  },
  {
    group: 'love',
    slight: 'fond',
    clear:
      'love loved loving loves adored adore affection affectionate tender tenderness cherish ' +
      'cherished treasured caring compassion compassionate closeness',
    strong: 'smitten besotted infatuated devoted adoration',
  },
  {
    group: 'gratitude',
    slight: 'appreciated appreciative',
    clear: 'grateful gratitude thankful appreciate appreciating lucky fortunate',
    strong: 'blessed',
  },
  {
    group: 'pride',
    slight: 'capable competent',
    clear:
      'proud prouder proudly pride accomplished accomplishment confident confidence empowered ' +
      'triumphant fulfilled fulfilling fulfilment fulfillment',
    strong: 'victorious invincible unstoppable',
  },
  {
    group: 'hope',
    slight: '',
    clear:
      'hope hopeful hoping hoped optimistic optimism encouraged encouraging reassured reassuring',
    strong: '',
  },
  {
    group: 'calm',
    slight: 'unbothered',
    clear:
      'calm calmer calmest calmly calming peaceful peacefully peace relaxed relaxing relax serene ' +
      'serenity tranquil tranquillity restful rested refreshed grounded centred centered soothing ' +
      'soothed cosy cozy comforted comforting carefree',
    strong: 'blissed',
  },
  {
    group: 'relief',
    slight: '',
    clear: 'relieved relief unburdened',
    strong: '',
  },
  {
    group: 'interest',
    slight: 'interested interesting intrigued',
    clear:
      'curious curiosity fascinated fascinating inspired inspiring inspiration absorbed engrossed ' +
      'captivated awe',
    strong: 'mesmerised mesmerized awestruck',
  },
  {
    group: 'surprise',
    slight: 'surprised surprising',
    clear: 'astonished amazed amazement startled',
    strong: 'shocked shocking shock stunned flabbergasted gobsmacked speechless dumbfounded',
  },
]

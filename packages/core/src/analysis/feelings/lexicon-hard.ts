import type { WordList } from './word-list.ts'

/** Words for unpleasant feelings. */
export const hard: readonly WordList[] = [
  {
    group: 'sadness',
    slight: 'glum melancholy melancholic wistful gloomy subdued disappointed disappointing sombre',
    clear:
      'sad sadder saddest sadness unhappy unhappiness upset upsetting sorrow sorrowful ' +
      'tearful teary cried crying cries cry wept weeping sobbed tears disheartened discouraged ' +
      'disappointment dejected downcast depressed depressing depression hurtful ' +
      'grieving grief grieve mourning mourn miserable misery despondent rejected unloved defeated ' +
      'moping sulking pessimistic',
    strong:
      'heartbroken heartbreaking heartbreak devastated devastating devastation despair despairing ' +
      'hopeless hopelessness sobbing crushed anguish anguished inconsolable shattered wretched ' +
      'worthless worthlessness agony desolate bereft',
  },
  {
    group: 'loneliness',
    slight: '',
    clear:
      'lonely lonelier loneliness isolated isolation abandoned excluded unwanted homesick ' +
      'friendless disconnected misunderstood',
    strong: 'forsaken',
  },
  {
    group: 'fear',
    slight:
      'uneasy unease apprehensive apprehension wary hesitant unsettled uncertain restless ' +
      'jittery insecure insecurity unsure',
    clear:
      'afraid scared scary fear fearful fears feared fearing frightened frightening anxious anxiety ' +
      'anxiously nervous nervously nerves worried worry worries worrying worrisome dread dreading ' +
      'dreaded dreads alarmed threatened vulnerable intimidated intimidating paranoid',
    strong:
      'terrified terrifying terror panic panicked panicking panicky petrified horrified horror',
  },
  {
    group: 'stress',
    slight: 'pressured rushed distracted scattered unfocused',
    clear:
      'stressed stressful stressing stress tense tension overwhelming pressure overloaded strained ' +
      'frazzled hectic frantic overworked struggling struggled struggle swamped agitated',
    strong: 'overwhelmed overwhelm drowning suffocating suffocated unbearable distraught',
  },
  {
    group: 'anger',
    slight:
      'annoyed annoying annoyance irritated irritating irritable irritation grumpy cranky ' +
      'miffed impatient bothered bothering moody snappy peeved exasperating',
    clear:
      'angry angrier angrily anger frustrated frustrating frustration resentful resentment resent ' +
      'bitter bitterness pissed jealous jealousy envious envy exasperated aggravated indignant ' +
      'offended betrayed hate hated hates hating hatred',
    strong:
      'furious enraged rage raging livid outraged outrage infuriated infuriating fuming ' +
      'seething loathe loathing',
  },
  {
    group: 'disgust',
    slight: '',
    clear: 'disgusted disgusting disgust repulsed repulsive nauseated revolted revolting',
    strong: 'appalled appalling',
  },
  {
    group: 'shame',
    slight: 'awkward awkwardly sheepish',
    clear:
      'ashamed shame shameful guilty guilt guiltily embarrassed embarrassing embarrassment regret ' +
      'regretful regretted regretting regrets remorse inadequate inferior',
    strong: 'humiliated humiliating humiliation mortified',
  },
  {
    group: 'tiredness',
    slight: 'sleepy weary wearily groggy sluggish lethargic yawning',
    clear: 'tired tiring tiredness fatigued fatigue sleepless jetlagged',
    strong: 'exhausted exhausting exhaustion drained draining knackered shattered burnout',
  },
  {
    group: 'boredom',
    slight: 'indifferent listless apathetic apathy unmotivated uninspired meh blah',
    clear: 'bored boring boredom numb numbness emptiness disengaged detached aimless pointless',
    strong: '',
  },
  {
    group: 'confusion',
    slight: 'puzzled puzzling undecided ambivalent',
    clear: 'confused confusing confusion bewildered torn conflicted perplexed disoriented baffled',
    strong: '',
  },
  {
    group: 'longing',
    slight: 'nostalgic nostalgia bittersweet',
    clear: 'longing yearning yearn yearned craving pining',
    strong: '',
  },
]

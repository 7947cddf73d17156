/**
 * Known false alarms: probably harmless, but too close to a goodbye or a threat to be let pass. A
 * sentence that is let pass one day moves to another file.
 */
export const alarmedAnyway: readonly string[] = [
  'Sorry I couldn’t stay longer, Mum.',
  'I could kill my brother, he ate the cake.',
  'We hung the new curtains with a noose-like knot, it held.',
  'I don’t know how to live without her, but I got up and fed the hens.',
  'Kid said: if I eat this I will die.',
  'See you on the other side, exams!',
  'Wouldn’t it be nice to not exist between five and seven in the morning.',
  'We sang “I don’t want to live forever” all the way to Brighton.',
  'He’s nice when people are around and nice when they aren’t.',
]

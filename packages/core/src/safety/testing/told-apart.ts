import type { Said } from './said.ts'

/** Words that only a double letter tells apart, stretched and misspelled, both ways. */
export const toldApart: Said = {
  self: [
    'I tied a noose in the garage.',
    'The NOOOOSE is ready.',
    'i keep drawing a nnoosse',
    'I OD’d last night and told no one.',
    "i od'd on my meds",
    'i ODd on pills last spring, it was close, and again today i ODd on them',
    'I might OD tonight.',
    'I want to be with God, tonight.',
    'I wanna be with godd now',
    'A coma would be better than this.',
    'I want to offff myself',
    'i fell like i wanna diee',
    'I am going to kil myself',
  ],
  'other-person': ["She OD'd again last week.", 'my brother ODd last night'],
  none: [
    'I broke my nose',
    'The nose of the new puppy is always wet.',
    'He had a runny nose all week.',
    'Painted the portrait again: the nose is ready, the ears are not.',
    'My friend was acting odd last night.',
    'He is odd.',
    'He’s odd on Mondays, and we love him.',
    'It is odd, all the windows were open.',
    'I find it odd the shop was closed.',
    'I want to be with good people.',
    'Time to be with goood friends.',
    'A comma would be better here.',
    'She rapped at the door and nobody came.',
    'I am proud of myself.',
  ],
}

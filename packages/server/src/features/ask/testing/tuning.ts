import type { Fact } from './facts.ts'

/** Used to choose thresholds: no measured question, and none of its entries. */
export const tuningFacts: readonly Fact[] = [
  [
    'The boiler is dead, and we wash with kettles in a freezing bathroom.',
    'When did the heating fail?',
  ],
  ['Nadia flew to Toronto for good, with one suitcase and my scarf.', 'Which friend emigrated?'],
  [
    'The tree by the shed came down in the gale and took the fence along.',
    'When did a storm damage our property?',
  ],
  [
    'Shook hands on the van: two years old, blue, and all our savings gone.',
    'What large purchase did we make?',
  ],
  [
    'Couldn’t breathe in the supermarket, heart like a hammer, and left the basket standing.',
    'When did I have a panic attack?',
  ],
  [
    'The clinic rang: the pregnancy test is positive, and we danced in the hall.',
    'When did we learn that we were expecting?',
  ],
  [
    'Theo was told off by the headmaster for punching a classmate.',
    'When did a child get into trouble for fighting?',
  ],
  [
    'Put my back out lifting the washing machine, and lay on the rug till noon.',
    'When did I hurt my spine?',
  ],
  ['Tasted oysters on the quay in Cancale, and never again.', 'Which seafood did I dislike?'],
  [
    'Grandpa does not know my name any more; he asked if I was the nurse.',
    'Who is suffering from dementia?',
  ],
  [
    'Stood in the stadium in the rain and heard Springsteen for three hours.',
    'Which concert did I attend?',
  ],
  [
    'The police came about the broken window; the laptop and the silver are gone.',
    'When were we burgled?',
  ],
  [
    'Learned to knit from a video; so far it is a scarf with holes.',
    'Which craft hobby did I pick up?',
  ],
  ['The ferry rolled all night and I hung over the rail, green.', 'When was I seasick?'],
  [
    'The physics paper went badly; I knew it when I turned the first sheet.',
    'Which exam did I fail?',
  ],
  [
    'Paid the last instalment: the bank owns nothing of us any more.',
    'When did we become debt-free?',
  ],
  [
    'Ravi asked me to be godfather to little Anil, and I could not speak.',
    'Whose child am I responsible for?',
  ],
  [
    'A stranger pulled me back by the hood as the lorry came round the bend.',
    'When was I nearly killed?',
  ],
  [
    'The hens have laid: one small brown egg, still warm.',
    'When did our poultry first produce something?',
  ],
  [
    'Deaf on the left side since Tuesday, with a whistle that never stops.',
    'When did I get tinnitus?',
  ],
  ['Slept under the stars in the Sahara, sand in every pocket.', 'Which desert have I camped in?'],
  [
    'My telephone sank in the harbour while I was taking a picture of a gull.',
    'How did I ruin my mobile?',
  ],
  [
    'Yusuf cooked for twenty of us, for it was the end of Ramadan.',
    'With whom did I celebrate Eid?',
  ],
  [
    'The allotment is ours, plot nineteen, all thistles and one good plum.',
    'Where do we rent land to grow things?',
  ],
  [
    'Gave a speech to three hundred people and my knees knocked behind the desk.',
    'When did I speak in public?',
  ],
  [
    'Eight hours in the chair to have the braces fitted, and everything tastes of metal.',
    'When did I have my teeth straightened?',
  ],
  [
    'The river rose over the meadow, and men with a boat brought the old couple out.',
    'Who was rescued?',
  ],
  [
    'Signed up for night classes in bookkeeping, Mondays at seven.',
    'Which evening course did I enrol in?',
  ],
  [
    'Ola and I kissed on the jetty, at last, and neither knew what to say.',
    'When did my romance begin?',
  ],
  [
    'They laid the new carpet on the stairs, and the house has gone quiet.',
    'What flooring did we have put in?',
  ],
  ['Three stitches above the eye, from the cupboard door in the dark.', 'When did I cut my face?'],
  [
    'The strike is over and the buses run again; no more walking to the depot.',
    'When did public transport come back?',
  ],
  [
    'Leo proposed a trip to Iceland, and tonight we booked the tickets.',
    'When did we plan our holiday?',
  ],
  [
    'The jury gave the contract to our rivals; a year of drawings in the bin.',
    'When did our company lose a deal?',
  ],
  [
    'Mice have been at the flour; I set four traps behind the stove.',
    'When did we have rodents in the kitchen?',
  ],
  [
    'Wrote to my old teacher to thank her, and she answered by return of post.',
    'Who did I send a grateful letter to?',
  ],
  [
    'The specialist says it is arthritis, which explains the stiff mornings.',
    'What is wrong with my joints?',
  ],
  ['Pulled an eel of two kilos out of the canal, and let it go.', 'What did I catch when fishing?'],
  [
    'We ate the last jar of Gran’s plum jam, and nobody said a word.',
    'When did we finish the preserves?',
  ],
  [
    'Marched to the town hall with ten thousand others against the closing of the hospital.',
    'When did I take part in a protest?',
  ],
  [
    'A surprise: forty faces in the dark, a cake, and the number fifty in candles.',
    'How did I celebrate my birthday?',
  ],
  [
    'Eva has been chosen for the swimming squad and trains at five each dawn.',
    'Which sport does the girl compete in?',
  ],
  [
    'The gallery hung two of my watercolours between the real artists.',
    'When were my paintings exhibited?',
  ],
  ['Ninety euros for parking across somebody’s gate.', 'When did I get a fine?'],
  [
    'The dean called: they give me the scholarship for the whole of next year.',
    'When did I receive a grant?',
  ],
]

export const tuningWithoutAnswer: readonly string[] = [
  'When did I ride a camel?',
  'Which language did my uncle speak?',
  'When did I buy shares?',
  'What did I say at the school reunion?',
  'When did I learn to ski?',
  'Who gave me the gold watch?',
  'When did I try archery?',
  'Which marathon runner did I interview?',
  'When did the elevator get stuck?',
  'What did I cook for Thanksgiving?',
  'When was my passport renewed?',
  'Who painted my portrait?',
  'When did I meet the mayor?',
  'How did I repair the roof of the barn?',
  'When did we see a meteor shower?',
  'Which video game did I finish?',
  'When did I sell my motorcycle?',
  'What did the fortune teller predict?',
  'When did I go hang-gliding?',
  'Which museum in Paris did I like?',
  'When did I see a ghost?',
  'Which actor did I shake hands with?',
  'When did I go to the sauna in Finland?',
  'Who stole the garden gnome?',
  'When did we buy a caravan?',
  'What did I order at the sushi bar?',
  'When did I break the world record?',
  'Which stamps did I collect?',
  'When was I hypnotised?',
  'When did the volcano erupt?',
  'Who lent me the accordion?',
  'When did I learn sign language?',
  'What did the plumber charge?',
  'When did I climb the Eiffel Tower?',
  'Which cousin lives in Australia?',
  'When did I study philosophy?',
  'When was the satellite dish mounted?',
  'What did I dream about snakes?',
  'When did I enter the chess club?',
  'Who fixed the photocopier?',
  'When did I try yoga?',
  'When did we host a foreign exchange student?',
  'Which perfume did I give away?',
  'When did I meet the bishop?',
  'What was the score of the hockey final?',
  'When did I write to the newspaper?',
  'When did I lose my luggage?',
  'Which wine did we drink in Bordeaux?',
  'When did I have a facial massage?',
  'When did the circus come to town?',
]

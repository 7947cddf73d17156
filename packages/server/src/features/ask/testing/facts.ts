/** Something that happened once, as the journal tells it, and a question about it. */
export type Fact = readonly [written: string, question: string]

/** `{a|b}` is one of its alternatives. No question shares a content word with what it asks for. */
export const facts: readonly Fact[] = [
  [
    'Slipped on the icy steps {outside|by the gate} and broke my wrist; four hours in casualty until they put it in plaster.',
    'When did I injure my arm?',
  ],
  [
    'Signed the papers for the flat in Harbour Street, and the agent handed us the keys.',
    'When did we buy our home?',
  ],
  [
    'My sister went into labour at midnight, and at dawn there was a tiny girl they call Ines.',
    'When was the baby born?',
  ],
  [
    'The vet said nothing more could be done, so we held old Biscuit’s paw until he was gone.',
    'When did our dog die?',
  ],
  [
    'Handed in my notice to Mr Keller and walked out {lighter than in years|whistling}.',
    'When did I quit my job?',
  ],
  [
    'The letter came: the university will take me for the nursing course in September.',
    'When was I accepted to study?',
  ],
  [
    'The car gave a cough on the motorway and stopped for good; a tow truck dragged it to a garage.',
    'When did our vehicle break down?',
  ],
  [
    'Somebody snatched my purse on the tram, cards and all, and I only noticed at the till.',
    'When was my wallet stolen?',
  ],
  [
    'Dad’s tests came back: it is diabetes, and he must give up his sugar.',
    'What illness was my father diagnosed with?',
  ],
  [
    'He went down on one knee by the lighthouse with a ring, and I said yes before he had finished.',
    'When did we get engaged?',
  ],
  [
    'Ran all forty-two kilometres without stopping once and crossed the line in tears.',
    'When did I complete a marathon?',
  ],
  [
    'Passed at the third attempt; the examiner shook my hand, and from now on I can drive alone.',
    'When did I get my licence?',
  ],
  [
    'The pipe under the sink burst and the kitchen floor stood {two|three} inches deep.',
    'When was there a flood at our place?',
  ],
  [
    'Grandma’s funeral: the whole village came, and we sang her favourite hymn at the grave.',
    'When did we bury my grandmother?',
  ],
  [
    'Our flight to Lisbon was cancelled and we slept on the benches of the airport.',
    'When were we stranded on a trip?',
  ],
  [
    'First lesson with Mr Ortega; my fingers are sore from pressing the six strings.',
    'When did I start learning guitar?',
  ],
  [
    'Threw my last packet of cigarettes in the bin and chewed gum all day with shaking hands.',
    'When did I stop smoking?',
  ],
  [
    'Joined the choir in the church hall, forty altos and me, and for two hours nothing else was real.',
    'When did I begin singing with others?',
  ],
  [
    'From the boat off Husavik we watched three whales, grey backs rolling up out of the water.',
    'When did I see wildlife in the ocean?',
  ],
  [
    'The landlord wrote that we must be out by the end of June, no reason given.',
    'When were we evicted from our apartment?',
  ],
  [
    'Woke with a fever of 39, every limb aching, and shivered under three blankets.',
    'When did I have the flu?',
  ],
  [
    'The dentist pulled out the wisdom tooth, and my cheek is like a balloon.',
    'When did I have surgery in my mouth?',
  ],
  [
    'My marrow took first prize at the village show, four kilos and not a blemish.',
    'What award did I win for vegetables?',
  ],
  [
    'Lena told me over coffee that she and Tom are separating after twelve years.',
    'Which friends are getting divorced?',
  ],
  [
    'The bank has turned us down for the loan; the house will have to wait.',
    'When was our mortgage application rejected?',
  ],
  [
    'The lump in my breast is harmless, the scan says; I had to sit down on the clinic stairs.',
    'When did I have a cancer scare?',
  ],
  [
    'The boss called me in: from January I am to lead the whole department.',
    'When did I get promoted?',
  ],
  [
    'They let forty of us go this morning, and I packed my desk into one cardboard box.',
    'When was I made redundant?',
  ],
  [
    'Jonas’ team lost the final on penalties, and he sobbed in the back seat all the way.',
    'When was the boy upset after a soccer game?',
  ],
  [
    'Brought a ginger kitten back from the shelter; she has one torn ear and no fear.',
    'When did we adopt our cat?',
  ],
  [
    'Up Ben Nevis in the fog; on the summit you could not see your own boots.',
    'Which mountain did I hike?',
  ],
  [
    'Swam in the lake at midnight without a stitch on, the whole gang of us howling at the moon.',
    'When did we go skinny-dipping?',
  ],
  [
    'Somebody ran into the back of me at the lights; the bumper hangs off and my neck is stiff.',
    'When was I in a traffic accident?',
  ],
  [
    'Two colonies of bees live at the bottom of the orchard now, and I own a veil and a smoker.',
    'When did we take up making honey?',
  ],
  [
    'The roof let the storm in, and a bucket stands on the landing going plink.',
    'When did we have a leak?',
  ],
  [
    'The old piano is sold; three men carried it down to a teacher’s van.',
    'Which musical instrument did I get rid of?',
  ],
  [
    'Fifty minutes with a therapist, my very first; I talked about Mother and used up her tissues.',
    'When did I begin counselling?',
  ],
  [
    'Bought a second-hand bicycle and rode it back along the canal, bell ringing.',
    'When did I get my bike?',
  ],
  [
    'It is out: my short story stands on page nine of the spring magazine.',
    'When did something I wrote get published?',
  ],
  [
    'Had all of my hair taken off with the clippers, for a charity that makes wigs.',
    'When did I shave my head?',
  ],
  [
    'No school for the children: snow up to the windows, and we built a fort.',
    'When did winter weather keep the kids at home?',
  ],
  [
    'The power went off across the whole town, and we played cards by candle until ten.',
    'When was there a blackout?',
  ],
  [
    'A row with Peter on the telephone about what Father left us; he hung up and has been silent since.',
    'Who did I argue with over the inheritance?',
  ],
  [
    'Mum apologised for that terrible Christmas, after ten years, with her hand on my sleeve.',
    'When did my mother say sorry to me?',
  ],
  [
    'Began with Japanese, an hour of strange little characters each night.',
    'Which foreign language did I take up?',
  ],
  [
    'Our desks have gone to the ninth floor of the glass tower by the station; nobody finds the toilets.',
    'When did my workplace relocate?',
  ],
  [
    'Left our girl at her college with two suitcases; her room echoes tonight.',
    'When did our daughter move out?',
  ],
  [
    'Third day on nothing but broth and water, and my head is oddly clear.',
    'When did I try fasting?',
  ],
  [
    'Put forty tulip bulbs into the ground along the path, knees black with earth.',
    'Which flowers did I plant?',
  ],
  [
    'The party below thumped until four; in the end I knocked in my dressing gown.',
    'When did loud neighbours keep me awake?',
  ],
  [
    'At the bus stop stood Clara, whom I last met in class twenty years ago, with the same laugh.',
    'When did I run into an old school friend?',
  ],
  [
    'Hanna showed me how to bake sourdough; my first loaf could hold a door open.',
    'When did I learn to make bread?',
  ],
  [
    'They took out my appendix in the night, and I woke with a tube in my hand.',
    'When did I have an operation in hospital?',
  ],
  [
    'Granddad’s medals turned up in a biscuit tin in the attic, under the Christmas lights.',
    'Where were the war decorations hidden?',
  ],
  ['The judge ruled for us: the builder has to pay back every penny.', 'When did we win in court?'],
  [
    'Put my cross on the ballot for the first time since I have my passport, and my hand trembled.',
    'When did I vote in an election?',
  ],
  [
    'From the cabin we saw the northern lights, green curtains over the whole sky.',
    'When did I witness the aurora?',
  ],
  [
    'Had both ears pierced at the market, at my age, and bought small silver hoops.',
    'When did I start wearing earrings?',
  ],
  [
    'A tattoo at last: a swallow, small and blue, on my left shoulder.',
    'What did I get inked on my skin?',
  ],
  [
    'The doctor has put me on tablets for my blood pressure, one each morning.',
    'When did I start medication for hypertension?',
  ],
  [
    'Sold the last croissant at noon, turned the sign, and the bakery is closed for ever.',
    'When did my shop go out of business?',
  ],
  [
    'The café is open, and the queue stood down to the corner; we ran out of cups.',
    'When did we launch our restaurant?',
  ],
  [
    'The mare threw me in the paddock, and I cannot sit on anything.',
    'When did I fall off a horse?',
  ],
  [
    'Aunt Vera remembered me in her will: I have her sewing machine and the blue teapot.',
    'What did I inherit from a relative?',
  ],
  [
    'The workmen found asbestos in the cellar and left at once, doors taped shut.',
    'What dangerous material was discovered in the basement?',
  ],
  [
    'A wasp got me in the throat and my tongue swelled up; the ambulance was quick.',
    'When did I have an allergic reaction to an insect?',
  ],
  [
    'Karl has not had a drink for ninety days, and showed me the coin.',
    'Who is sober and gave up alcohol?',
  ],
  [
    'The twins took their first steps, both on one afternoon, from the sofa to my arms.',
    'When did the babies learn to walk?',
  ],
  [
    'Stood on the stage of the open mic and told jokes; they laughed at the one with the goat.',
    'When did I try stand-up comedy?',
  ],
  [
    'Deleted every one of my accounts; no more scrolling at strangers’ breakfasts.',
    'When did I leave social media?',
  ],
  [
    'The tax office wants four thousand back, with a form I do not understand.',
    'When did I owe the government money?',
  ],
  [
    'Bitten by the neighbour’s Alsatian, six stitches in my calf and a jab.',
    'When was I attacked by an animal?',
  ],
  [
    'A weekend with the monks, not a word from Friday to Sunday, only bells.',
    'When did I go on a silent retreat?',
  ],
  [
    'Two coats of dark green in the bedroom; it is like sleeping in a wood.',
    'What colour did I paint the walls?',
  ],
  [
    'The optician says my eyes are worse; I chose round tortoiseshell frames.',
    'When did I get new glasses?',
  ],
  [
    'On the beach at Skagen lay a bottle with a letter in it, from a boy in Norway.',
    'What strange thing did I discover at the seaside?',
  ],
  [
    'Emma was the bride in our grandmother’s lace, rain drummed on the tent, and I cried through the vows.',
    'When did my sister get married?',
  ],
  [
    'My ring slid off in the river while I was rinsing the pans, and nobody could see it in the mud.',
    'Where did I lose my jewellery?',
  ],
  [
    'Half a litre for the Red Cross, a plaster in the crook of my elbow and a sandwich afterwards.',
    'When did I donate blood?',
  ],
  [
    'Olena and her two boys have fled from Kharkiv and sleep in our spare room from tonight.',
    'Which refugees did we shelter?',
  ],
]

/** Questions that nothing in the journal answers. */
export const withoutAnswer: readonly string[] = [
  'When did I jump out of a plane with a parachute?',
  'What did I pay for the sailing boat?',
  'When did I visit the pyramids in Egypt?',
  'Who taught me to play chess?',
  'When was I on television?',
  'What did the astrologer tell me?',
  'When did I adopt a parrot?',
  'Which poem did I learn by heart?',
  'When did I serve on a jury?',
  'What was the name of my volleyball coach?',
  'When did we install solar panels?',
  'How much did I lose at the casino?',
  'When did I go diving on a coral reef?',
  'Who won the local tennis tournament?',
  'When did I convert to Buddhism?',
  'What did I build with the 3D printer?',
  'When was there an earthquake?',
  'Which opera did I attend in Vienna?',
  'When did I have my palm read?',
  'When did I join the army?',
]

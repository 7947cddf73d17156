/**
 * Used to judge the search after everything was chosen: a teacher in a seaside town. Written before
 * any of it was tried, and never used to choose anything. One line each, as in choosing.ts.
 */
export const laidAsideFacts = `
Signed for the flat above the bakery and carried the first boxes up in the dark. => When did I move into my new place?
Mum fell on the ice outside the chemist and her wrist is in plaster for six weeks. => Which of my parents had a fracture?
Handed in my notice to Mrs Hale; I teach until Easter and then I am out. => When did I resign from my job?
Tilly ate a whole bar of chocolate off the counter, and the vet made her bring it all up again. => When was the dog poisoned?
Nina and Paul signed the papers on {Monday|Thursday}; eleven years and it took nine minutes. => Who got divorced?
A letter from the consultant: the lump is harmless, and I cried on the stairs. => When did I hear that I do not have cancer?
Left my rucksack on the 14 bus with the marking inside, and nobody has handed it in. => What did I lose on public transport?
Took Year Four to the lighthouse, and {Jamal|Freddie} was sick on the coach both ways. => Where did we go on the school trip?
Dad sold the shop to a couple from Leeds and locked up for the last time. => When did my father retire?
Swam across the bay with Ruth, forty minutes, and could not feel my fingers. => Which physical challenge did I complete in the sea?
Callum rang at midnight from a police cell: drunk, and asleep in somebody's boat. => When was my brother arrested?
My first driving lesson: I stalled at every light and the instructor ate mints. => When did I begin to learn how to operate a car?
The ceiling in the spare room came down under all that rain; there are buckets everywhere. => When did water leak through the roof?
Ruth let me hold the baby, Iris, three days old, with a thumb like a shrimp. => Whose newborn did I meet?
Stopped the tablets today, with the doctor's blessing, and am curious who I will be. => When did I come off antidepressants?
The head wants me to lead the reading scheme from September, with a bit more money. => When was I offered a promotion?
Was stung on the ankle by a jellyfish, and a lifeguard poured vinegar on it. => Which sea animal injured me?
Told Ruth that I love her, on the pier, with chips going cold. => Where did I confess my feelings?
The kiln cracked four of my bowls, but the blue one came out perfect. => How did my pottery turn out?
Gran's will was read: she left me the piano and the stool with the tapestry. => What did I get after my grandmother passed away?
Mr Oduya from number six carried my shopping all the way up and would not take a biscuit. => Which neighbour was kind to me?
No meat since New Year, not even a sausage at the fair. => When did I become vegetarian?
The bike has gone from the railings; only the front wheel is still locked there. => What was stolen from me?
Three hours at the embassy for one stamp, but I can go to Hanoi in April. => Which Asian city do I have a visa for?
Sang the solo in the cathedral and hit the top note, for once in my life. => When did I perform in the choir?
My eyes: minus two now, so I chose round frames in tortoiseshell. => When did I need stronger glasses?
Sat with {Auntie Bea|Bea} in the hospice and read her the cricket until she slept. => Who did I visit as they were dying?
Fire drill turned real: the bins behind the hall were blazing and we counted the children twice. => When was there an emergency at school?
Did not get the Bristol post; they went with someone who had more experience. => Which job application was rejected?
Callum beat me in straight sets, and then bought the ice creams. => Who won when we played tennis?
Set the alarm for four and saw the shadow take the moon, red as a brick. => When did I watch a lunar eclipse?
Cut up both credit cards over the sink and owe nobody a penny. => When did I pay off what I owed?
The power went at seven and we told ghost stories by torchlight until it came back. => When was there an electricity outage?
My period is eight weeks late and the stick in the bathroom shows two lines. => When did I discover I was pregnant?
Argued with Ruth over the Christmas arrangements; she slept on the sofa. => When did my partner and I quarrel?
Picked nine pounds of blackberries along the railway and the kitchen looks like a murder. => Which fruit did I gather in the wild?
Went under at ten, woke at noon, and my appendix is in a jar somewhere. => What surgery did I have?
Nobody talks about it, but Dad hid his whisky in the piano stool again. => Who in my family has an alcohol problem?
Hired a canoe in Dordogne, and it capsized before lunch with the sandwiches in it. => What went wrong on our vacation in France?
The parents of Kezia shouted at me in the corridor about her marks, and my hands shook for an hour. => When was I yelled at over a pupil's grades?
`

/** Questions that nothing in that journal answers; some are close to what was written. */
export const laidAsideWithoutAnswer = `
When did I get a tattoo?
Which cat did we adopt?
When did I go skiing in the Alps?
Who taught me how to bake bread?
When was my car towed away?
What did I wear to my cousin's wedding?
When did I see a bear?
Which book prize did my novel win?
When did my sister break her leg?
Where did I buy the telescope?
When did I donate blood?
Who was my roommate at university?
When did we install solar panels?
Which airline lost my suitcase?
When did I have my wisdom teeth removed?
What did the astrologer tell me?
When did I fly in a helicopter?
How much did I pay for the guitar?
When did I interview a politician?
Which mountain did I climb in Scotland?
`

/** Plain days in two or three sentences. */
export const laidAsideDays = `
{Marked|Planned|Photocopied} until {five|six}, then {home along the front|the bus|a lift with Sue}. {Beans on toast|Soup|Fish fingers} and an early night.
The children were {wild|sweet|sleepy} today. {Fractions|Spelling|The Romans} all morning, {wet play|football|clay} in the afternoon. I have {glue|chalk|paint} in my hair.
{Grey|Clear|Blowy} down at the sea. Tilly chased {gulls|a ball|the foam} and rolled in {something|seaweed}. Back by {nine|ten} for {tea|toast}.
{Saturday|Sunday}: {market|library|launderette}, a {coffee|sandwich} with {Ruth|Sue}, and {the crossword|a film|nothing at all} after supper.
Staff meeting {dragged on|was short for once}. {Biscuits|Nobody's idea|The usual} again. Walked home the long way and felt {lighter|no better|all right}.
{Slept badly|Woke early|Overslept}. The {kettle|heating|radio} was {slow|noisy|moody} and so was I. Better after {break|lunch|a walk}.
Rang {Mum|Dad|Callum} for {ten minutes|half an hour}: {the weather|the garden|the telly}. Nothing new there.
Washing on the line, {rain|wind|sun} by {noon|three}. Cleaned the {hob|bath|windows} and {sang|sulked|listened to the news} meanwhile.
Choir {tonight|as usual}. The {altos|tenors} were {flat|late|giggling}. Home in the {fog|drizzle|dark} with {Ruth|the others}.
{Tired|Cheerful|A bit hollow|Content} this evening. {Too much screen|Not enough air|A good lunch}, I suppose. Bed with {a book|the cat from next door|a hot-water bottle}.
Assembly about {kindness|the weather|recycling}. {Freddie|Kezia|Jamal} asked {why|twenty questions|for a story}. We all {laughed|yawned}.
Cooked {pasta|a stew|rice} for {one|two}, watched {the quiz|the dancing|half a thriller} and {knitted|nodded off|ironed}.
`

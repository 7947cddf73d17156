/**
 * Written before anything was measured with it, and never used to choose anything: a doctoral student
 * from Lagos in Berlin, later a programmer. One line each, as in choosing.ts.
 */
export const heldOutFacts = `
The landlady let me have the room in Neukölln, fourth floor, no lift, and I dragged the mattress up alone. => When did I move into my flat in Berlin?
Professor Adler read my chapter and wrote one word on the front: again. => What did my supervisor think of my thesis draft?
My freezer thawed over the weekend and two years of samples are soup. => When was my research material destroyed?
Mummy sent a parcel with egusi, dried fish and a wrapper in my size; the customs man sneezed at it. => What did my mother mail me from home?
Slid under the bus on my e-scooter, or nearly; the mirror took my cap off. => Have I ever had a near miss in traffic?
Tunde has asked Folake's people for her hand, with forty yams and a goat. => Which of my brothers is getting married?
Defended it. Ninety minutes, three referees, magna cum laude, and I forgot my own title. => When did I complete my doctorate?
The visa office wants a paper which only exists if one already has the visa. => When did bureaucracy drive me mad?
Somebody at the bakery told me to go back to where I came from, and the queue studied its shoes. => When did I experience racism?
They offered me the post at the start-up, sixty-two thousand and a fruit basket. => What salary was I promised?
Grandmother Abeni passed on Thursday; I watched the burial on a phone propped against the sugar. => How did I follow the funeral?
Kofi's band played in a cellar in Wedding, and I danced until my heel came off. => Where did I hear live music?
The lump behind my ear is a cyst, said the doctor, and drew me a picture of it. => What turned out to be harmless?
I froze my eggs, or rather Dr. Brandt did; the hormones had me weeping at adverts for yoghurt. => Have I ever had fertility treatment?
Left the keyboard at nine and walked into the lake at Schlachtensee, four degrees, up to the neck. => When did I try ice bathing?
Yetunde's scan is back and it is in the bones now. => Whose cancer has spread?
We shipped it at last, and the server fell over within six minutes of the announcement. => How did the product launch go?
Jonas and I are over; he cried, I made tea, he took the plant. => When did I break up with my boyfriend?
Eleven stitches, because the avocado was ripe and the palm of my hand was behind it. => How did I cut myself in the kitchen?
The choir in Kreuzberg took me as a second alto, on probation until Easter. => Which singing group accepted me?
I can read the whole tram timetable now without moving my lips; level C1, it says on the slip. => Which German exam did I pass?
Auntie Bisi is sleeping in my bed and I am on the floor with the suitcases, till the end of the month. => Which relative is my guest?
Sat with my passport in a hall for five hours until a woman behind glass said I belong here now. => When was I naturalised?
The moth has eaten the blue aso-oke that I was keeping for my own day. => What spoiled my traditional dress?
Chike called from Lagos: armed men took his van on the express road, and left him in his socks. => Who was robbed at gunpoint?
My tenure with Adler is done and he shook my hand without getting up. => How did I feel after saying farewell to my professor?
The migraine began with a silver zigzag, and by noon I was lying in the server room in the dark. => headache at work
Won the hackathon with a thing that tells you which yoghurt is off. => What competition did our team come first in?
Signed up for the 10k along the canal and my lungs have filed a complaint. => When did I start training as a runner?
Opened the letter from the Finanzamt: they owe ME nine hundred euros. => tax refund
Held Folake's boy for the first time; he has Tunde's ears and everybody's temper. => When did I meet my nephew?
Matilda across the landing fell on the stairs, and I rode with her in the ambulance holding her teeth. => Who did I accompany to hospital?
The hamster, Euler, did not wake up; I put him in the flower box with a walnut. => What was my pet's name?
Three of us sat on the roof and watched the whole moon go the colour of rust. => lunar eclipse
Put the ring back in its box and posted it to Hamburg, registered. => When did I call off my engagement?
They patched the ozone paper and it is in Nature, page four hundred and something, my name second. => Where was my study published?
The therapist has a fish tank, and asks how that makes me feel, and I looked at the fish. => When did I begin psychotherapy?
Had my braids done at Mama Joy's, nine hours, and could not lie down afterwards. => What did I have done to my hair?
Found a nest of baby hedgehogs under the compost at the allotment. => Which animals did we discover in the garden plot?
My manager says I am "abrasive"; I have printed the word out and hung it over the desk. => What criticism did I receive in my appraisal?
Drove through the night to Gdańsk with Ola because she wanted to see the sea before her chemo. => Who did I take to the coast?
The oven door came off in my arms with the jollof in it, and all nine guests ate bread. => dinner party disaster
It was mumps, at thirty-three, and my face is a pumpkin. => Which childhood disease did I catch as an adult?
Got my name down for the kidney; the match is good, they said, brother to sister. => When did I agree to donate an organ?
Somebody has been reading my post; the envelopes are steamed open. => When did I suspect a neighbour of spying?
On the Zugspitze with Kofi, wheezing, above the clouds, eating a cheese roll. => Which peak did we climb?
Papa has stopped knowing which of us is on the line and calls me by his sister's name. => Who has Alzheimer's?
The co-op voted twelve to three to throw the developer's offer in the bin. => How did the residents decide on selling the house?
I gave the keynote in Lisbon before eight hundred people and my slides were upside down. => When did I speak at a conference?
The crash ate my whole savings account; it was in a coin with a dog on it. => How did I lose money investing?
Booked a one-way to Accra for January, and have told no one. => When did I plan to leave Europe?
Tore up the cheque from Uncle Segun: his money comes with his opinions. => Whose financial help did I refuse?
It rained frogs, or hail the size of them; the bonnet of Ola's Polo looks like a golf ball. => When did bad weather damage a car?
Wore a suit of my own for the first time in court, as interpreter for a boy of sixteen. => When did I translate before a judge?
The midwife let me cut the cord, and Ola swore in four languages. => When was I present at a birth?
My eardrum burst on the descent into Frankfurt. => What happened to me on an airplane?
Forty days without meat, eggs or cheese, and I dream of butter. => When did I go vegan?
Adler's widow gave me his fountain pen, with the nib worn to his hand. => Whose keepsake do I own?
The lads downstairs have a tuba, all of it, every Sunday. => Which noise from other tenants annoyed me?
They found the leak: my email and password, and forty thousand others, for sale. => When was my account hacked?
Kofi owned up that he voted for them, and I do not know what to cook for him any more. => Which friend disappointed me politically?
Spent my birthday under a desk, debugging, with a candle in a pretzel. => How did I turn thirty?
I said no to Redmond, though it was double. => Which job offer did I decline?
The strike at the airport left me at Stansted with one sock and a sandwich. => When was I stranded while travelling?
Ola's ashes are in a biscuit tin until her people can agree. => Who died?
I sewed the curtains myself, all six, and only two of them meet in the middle. => What did I make for the windows?
Broke the fast at the mosque on Sonnenallee with strangers who filled my plate three times. => When did I eat iftar?
The dating app sent me a beekeeper, and he brought a jar and his mother. => Who did I go on an odd date with?
Every bulb in the street went at once and I did my teeth by the light of the modem. => power cut
I have been asked to stand for the works council, and said yes before thinking. => When did I become involved in the union?
Matilda lent me her late husband's bicycle, a green Diamant, and cried when it rang. => What brand is my bike?
The physio says it is the disc, L5, and no more boxes. => What is wrong with my back?
Walked from Porto to Santiago, two hundred and forty kilometres, and threw the boots away at the cathedral. => When did I go on a pilgrimige?
Three weeks of not sleeping, and today the doctor wrote me off until May. => When did I have burnnout?
Chike's girl was accepted to read medicine at Ibadan, and the whole street drummed. => Who will study to be a docter?
I told the whole table that I am expecting, with my mouth full. => When did I announce my pregnacy?
The council is felling the chestnut outside my window for a bus lane. => Which tree is being lost?
Forgave Jonas on the platform at Ostkreuz, seven minutes, and it weighed nothing. => When did I reconcile with an ex?
Fell asleep in the planetarium and woke as the sun was dying. => Where did I doze off?
Sold my first little programme, the one that sorts spices, to a woman in Osaka. => When did I earn something with software of mine?
`

export const heldOutWithoutAnswer = `
When did I go paragliding?
Who repaired the piano?
What was the name of my driving instructor?
Have I ever milked a cow?
How did I feel after the football final?
When did we buy a farm?
Which shark did I see?
When was my wisdom tooth removed?
What did I order from the tailor?
ballet lessons
When did I visit the Grand Canyon?
Who is my godmother?
When did the chimney catch fire?
Which card game did I lose?
Have I ever been stung by a jellyfish?
When did I cancel the newspaper?
What did we name the boat?
When did I lern to knit?
Who stole my umbrella?
When did I have laser treatment on my eyes?
`

/** Terse notes, several a day, each on its own line. */
export const heldOutDays = `
{Lab|Desk|Library} till {six|seven|nine}. {Two gels|One bug|Forty pages}, nothing {new|to show}.
{Grey|Mild|Icy|Bright}. {U8|Ring line|Tram} full. Read {the paper|a chapter|my phone} standing up.
Dinner: {rice and stew|noodles|dumplings|bread and cheese}. Washed up {at once|tomorrow}.
Video call with {Lagos|the family|Folake}: {bad line|all well|much laughing}, {twenty|forty} minutes.
{Stand-up|Seminar|Team meeting} at ten. Said {nothing|too much|two sentences}. {Biscuits|Coffee} good.
{Ola|Kofi|Matilda} came by for {tea|a beer|an hour}. We talked of {work|rents|nothing at all|films}.
Laundry. {Hoovered|Swept|Dusted}. The {sink|radiator|hall light} makes its noise again.
Could not {concentrate|get going|sit still}. {A walk by the canal|An apple|Loud music} helped a little.
Market on {Maybachufer|the square}: {plantain|peppers|mint}, {too dear|cheap today}. Carried it all home.
{Good|Slow|Long|Odd} day. {Grateful for small things|Nothing to add|Bed early}.
Code review, {eleven|five|twenty} comments, {most of them fair|all about names}. Fixed {half|all} of it.
Watched {an old film|a series|the snooker} with {soup|popcorn|a blanket}. {Fell asleep|Stayed up too late}.
Emails, {forms|invoices|calendar}, emails. {Lunch at the desk|Skipped lunch|Lunch in the sun}.
Missed {home|the heat|the sea} a little {this morning|tonight}. Then it passed.
`

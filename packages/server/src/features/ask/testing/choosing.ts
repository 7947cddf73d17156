/**
 * Used to choose ranking and thresholds: a young cook and father in a large city. One line each,
 * `what the journal says => how it is asked for`; `{a|b}` is one of its alternatives.
 */
export const choosingFacts = `
Sliced the top off my thumb on the mandoline in the middle of {service|the rush} and finished the night with a glove taped on. => When did I get hurt at the restaurant?
Benny said "moon" today, clear as a bell, pointing up out of the stroller. => What was my son's earliest word?
Deshawn ships out with the Navy in March; he told us over wings and would not look at anyone. => Who enlisted in the military?
The inspector taped a notice on the door: the walk-in sat at fifty degrees, so two days of nothing. => When did the health department shut us?
Marisol has her green card, stamped and sealed, and she screamed so loud the whole stairwell heard. => When was my wife allowed to stay in the country?
Somebody keyed the Honda from headlight to tail in the lot behind the gym. => When was our car vandalised?
Ninety dollars on a scratch ticket, gone on oysters before the evening was out. => Have I ever won a lottery?
Sat down among the flour sacks and bawled after Chef called me slow in front of the whole line. => How did I feel after being criticised by my boss?
Priya and Kev have named their shop The Copper Ladle, which I suggested as a joke. => What was my friends' new business called?
Benny would not stop barking like a seal, so at three we drove to the ER and they gave him steam and a sticker. => When did our toddler have croup?
Told the landlord about the black fuzz behind the crib and he offered us paint. => When did we complain of mold in the nursery?
First set on the drums since I was nineteen, in Luis' garage, and my arms are {rope|jelly}. => When did I take up percussion again?
My mother drove nine hours with a crib on the roof and a pot of pierogi between her feet. => Who travelled far to visit us?
Chef put my short rib on the menu, with my name in brackets under it. => Which dish of mine was honoured?
The El stopped between two stations for fifty minutes; a woman passed round a bag of clementines. => When was I stuck on the subway?
Luis owes me six hundred and now crosses the street when he sees me. => Who has not repaid a debt?
We picked Theodora for the girl, after the aunt who raised me. => Which name did we choose for our daughter?
The ultrasound lady turned the screen: two heartbeats, not one. => When did we find out about the twins?
I hit send on the application for the culinary institute at one in the morning, with shaking hands. => When did I apply to cooking school?
Snored so badly that they wired me up in a lab overnight; now there is a hose and a mask on my nightstand. => When was I treated for sleep apnea?
Marisol ran the half along the lakefront in two hours four and lay down on the grass like a starfish. => Which race did my wife finish?
A guy in a hoodie showed me a knife by the ATM and I handed over sixty bucks and my watch. => Have I ever been mugged?
Found a roach in the flour bin and we threw out four hundred dollars of dry goods. => What insect infested the pantry?
Benny clung to my leg at the gate of the daycare, and I could hear him down the block. => How did my boy react to being dropped off with strangers?
Grandpa Stan's heart gave out in his chair with the ballgame still going. => grandfather death
Tore the ligament in my knee landing a layup, and they say no running until fall. => basketball injury
Got the GED certificate in the mail, at thirty-one, and hung it over the toilet. => When did I finally graduate from high school?
The whole block out on their stoops beating pans because the Cubs did it. => How did the neighbourhood celebrate the baseball team?
Fished Marisol's phone from the toilet and buried it in rice. => Whose device fell into water?
Signed both of us up for couples sessions with a Dr. Abernathy on Tuesdays. => What is our marriage counsellor's name?
The adoption office wrote back: my birth mother is alive and lives in Duluth. => What did I learn of my biological parents?
Walked out of the megachurch in the middle of the sermon, and I am not going back. => When did I lose my faith?
Bit into a popcorn kernel and half a molar came away. => When did I crack a tooth?
Kev stood up at our table and said he likes men, and that he is sick of pretending. => Who came out as gay?
The wedding was at city hall, eleven minutes, with Luis and a stranger as witnesses. => How did we get married?
Passed the sommelier pin, level one, with four points to spare. => Which wine qualification did I earn?
A pigeon got into the dining room and the party of twelve thought it was {a show|part of it}. => bird inside restaurant
My father phoned, the first time in six years, and asked what I weigh these days. => When did dad and I break our silence?
Shaved truffle on eggs at the counter at Nobu's place, and I nearly wept into the napkin. => What luxury food moved me?
Locked out on the fire escape in my {boxers|underwear} for an hour, with the baby asleep inside. => When could I not get back into the apartment?
The scale says two hundred and forty, so no more staff beer. => When did I worry over being too heavy?
Marisol's brother is in county again, for the copper wire this time. => Which relative is in jail?
Benny pulled the kettle cord and the skin of his forearm went white, then red; burn unit till midnight. => When was our son scalded?
Bought a beat-up food truck from a man called Orville, no brakes, three thousand cash. => Who sold me the mobile kitchen?
Spent the day in the basement with the sirens going; the funnel touched down two towns over. => tornado
They cut my line to four shifts and I do not know how the rent gets paid. => When were my working hours reduced?
I have not touched a card or a horse for one hundred days and the group clapped. => When did I overcome gambling?
The twins came by the knife, five pounds each, one bald, one with a mohawk. => How were the babies delivered?
Voted in a school gym with Benny on my shoulders; he wanted two stickers. => Where did I cast my ballot?
Stood beside Luis as he put his mother's ashes off the pier, and a gull took the flowers. => Whose remains were scattered in the lake?
The doc held up the picture and said gallstones, and that the bacon has to go. => What did the physician find in my belly?
A lady from the Tribune ate here in a wig and gave us two and a half stars. => newspaper critic review
Pawned the trumpet for a hundred and ten, to make the deposit. => Which brass instrument did I give up for money?
Uncle Wojtek taught me to drive stick on the frozen lot by the steelworks. => Who showed me how to handle a manual gearbox?
The mortgage lady said yes, three point nine, and we ate cake on the floor of an empty bungalow. => When did we become homeowners?
Could not get off the kitchen tiles this morning; everything tasted of cardboard, and I did not want to see a soul. => When was I deprresed?
Told Chef to his face that I quit unless the dishwashers get paid for breaks. => When did I stand up for collegues?
Marisol lost it at eleven weeks, and we have told no one. => When did we have a miscariage?
Took the oath in a courtroom with two hundred others and a paper flag. => When did I become a citizen?
Gave Benny a trim with the kitchen shears, and he looks like a monk. => haircut kid
The squeal turned out to be a raccoon and three kits living above the ceiling. => Which wild creatures nested in our attic?
Hitchhiked to Memphis behind a man who sold artificial limbs. => Have I ever thumbed a lift?
I ate one gram of the mushrooms and for an hour the carpet breathed. => When did I experiment with psychedelics?
Auntie left me her recipe cards, four hundred of them, in a hatbox that smells of dill. => What did I inherit?
Dropped to the floor of the diner as the windows went; nobody was hit. => When did I live through a shooting?
Benny's teacher thinks he should be tested, since he lines up the cars and never answers to his name. => Who suspected autism?
The bank says somebody in Florida bought three televisions as me. => identity theft
Ate nothing from dawn till dark with Yasin in solidarity, and broke it with a date at 7:41. => When did I join a Muslim friend in Ramadan?
My ex turned up at table nine with her new man and ordered the soup twice. => When did I run into an old girlfriend?
I stood waist deep in the river in waders and pulled out nothing, four hours of it, and have not been so happy. => How did fishing make me feel?
Sold the drum kit, and the corner has a changing table now. => When did I part with my musical gear?
The boiler man wants eleven hundred, and we do not have it. => How much was the heating repair?
My cousin Ania is marrying a dentist called Blaise in Kraków, and we are all to wear yellow. => Who is the bridegroom at the Polish wedding?
Woke up on Kev's lawn with one shoe and no memory of {the train|the ride}; enough of that. => When did I black out drinking?
They handed me the keys of the place, a shoebox with nine tables, and I start Monday as head of the kitchen. => When was I made chef?
The strap snapped and my grandmother's locket is somewhere on the Blue Line. => Where did I lose an heirloom?
Three hundred people held candles in the park for the kid from Maple Street. => When did I go to a vigil?
Hives all down my neck from the cashews in the new dessert. => What am I allergic to?
The cop wanted to know why I was doing fifty in a school zone, and took my license. => When was I caught speeding?
Benny slept from eight to six, and we stood over the crib to check that he was breathing. => When did our baby manage a whole night?
`

/** Questions that nothing in that journal answers; some are close to what was written. */
export const choosingWithoutAnswer = `
When did I see a glacier?
Who was the best man of my brother?
What is my dermatologist's name?
Have I ever ridden a motorcycle?
When did I learn to swim?
How did I feel after the opera?
stamp collection
When did we bring home a puppy?
Which university degree did Marisol finish?
When did I meet a famous actor?
Have I been to Japan?
What did I plant in the greenhouse?
When was my laptop repaired?
Who won the chess match?
When did I run out of gas in the desert?
telescope
What colour is the sofa that we bought?
When did I have an eye operation?
Who plays the violin in our family?
When did I go scuba divving?
`

/** Long days of plain sentences, in one paragraph, as typed after a shift. */
export const choosingDays = `
Prep list a mile long: {onions|carrots|shallots}, {stock|demi|dressing}, forty {quail|trout|chops}. {Slammed|Steady|Dead} from six on. Home by {midnight|one}, feet {throbbing|gone}.
{Monday|Tuesday|Sunday}, my day off. {Laundromat|Groceries|Park} with Benny, then {a nap|cartoons|the swings}. Marisol worked {a double|late}. We had {leftovers|tacos|cereal} for dinner.
Slept {four|five|six} hours. Coffee, {bus|train}, whites on by {two|noon}. The {fryer|dish pit|grill} acted up again and {Rafa|Tino|Wes} sang all night.
{Cold|Muggy|Windy} out. Pushed the stroller along {Clark|Ashland|the lake} till he dozed off, then sat on a bench and {read the news|did nothing|watched the dogs}.
Covers: {eighty|a hundred and ten|one forty}. {Two|Three} steaks sent back, one {compliment|complaint}. Staff meal was {rice and beans|chili|wings}. I am {beat|wired|fine}.
Nothing much. Cleaned the {oven|bathroom|fridge}, paid the {gas|phone} bill, {called Ma|texted Luis|argued over the remote}. {Rain|Sun|Snow} on the window all afternoon.
Marisol and I split a {pizza|six-pack|pint of ice cream} on the couch and watched {the game|two episodes|some baking thing}. Asleep before the end.
Benny {threw peas|laughed at the mop|hid my shoes|drew on the wall}. I should write these down more. Then off to {work|the line}, {late|just in time}.
Inventory {tonight|today}. Counted {limes|napkins|cans} until my eyes crossed. {Wes|Rafa} counted them again and got another number.
Feeling {okay|flat|good|kind of itchy}. Too much {coffee|salt|screen}. Going to try and {stretch|walk|drink water} tomorrow before work.
New {server|busser|host} started, seems {nice|nervous|quick}. Specials were {cod|pork|squash}. We ran out of {ice|bread|forks} at eight like every {week|Friday}.
Took out the recycling, fixed the {blind|drawer|faucet}, found {a sock|a dime|a crayon} in the {couch|toaster}. Dinner with the radio on. Bed.
`

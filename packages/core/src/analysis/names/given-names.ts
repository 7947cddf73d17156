/** Given names that are rarely another word. */
export const givenNames: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'aaron adam adrian ahmed aisha alan albert alex alexander alice alicia alison ali amanda amelia ' +
    'amir amy ana andrea andrew andy angela anita ann anna anne annie anthony antonio arthur ashley ' +
    'barbara beatrice becky ben benjamin bernard beth betty bob brenda brian bruno caleb cameron ' +
    'carla carlos carol caroline catherine cathy charles charlie charlotte chloe chris christian ' +
    'christina christine christopher claire clara claudia colin connor craig cynthia daniel daniela ' +
    'danny dave david deborah dennis derek diana diane diego dominic donald donna doris dorothy ' +
    'duncan dylan edith edward eleanor elena eli elizabeth ella ellen ellie emily emma eric erik ' +
    'esther ethan eva evan evelyn fatima felix fiona florence fran frances francis frank fred ' +
    'gabriel gareth gary gavin geoff george gerald gina giulia gordon graham greg hannah harriet ' +
    'harry hassan heather helen helena henry hugo ian ibrahim imran ines ingrid irene isaac isabel ' +
    'isabella ivan jacob jade jake james jamie jane janet jason javier jean jeff jen jenna jennifer ' +
    'jenny jeremy jess jessica jill jim joan joanna joe joel johanna john jon jonas jonathan jose ' +
    'joseph josh joshua juan judith judy julia julian julie justin karen karl kate katherine kathy ' +
    'katie kayla keith kelly ken kenneth kevin kim kyle lara laura lauren leah lena leo leon leonie ' +
    'lewis liam linda lindsay lisa liz logan lou louis louise luca lucas lucia lucy luis luke lydia ' +
    'maggie manuel marcus margaret maria marie marina mario marion martha martin mary mateo matt ' +
    'matthew maya megan mel melissa mia michael michelle miguel mike mohammed mohamed molly monica ' +
    'muhammad nadia naomi natalie natasha nathan neil niamh nicholas nicola nicole nina noah noor ' +
    'nora oliver olivia omar oscar owen pablo pamela patricia paul paula pedro pete peter phil ' +
    'philip phoebe priya rachel rafael raj ralph raymond rebecca rhys richard rita rob robert ' +
    'roberto roger ron ronald rory rosie ross roy ruth ryan sally sam samantha samir samuel sandra ' +
    'sanjay sara sarah scott sean sebastian sergio sharon sheila simon sofia sophia sophie stacey ' +
    'stefan stella stephanie stephen steve steven stuart sue susan suzanne sylvia tamara tanya tara ' +
    'ted teresa theo theresa thomas tim timothy tina toby todd tom tomas tony tracy trevor valerie ' +
    'vanessa veronica vera victor victoria vincent walter wendy william yasmin yusuf yvonne zach ' +
    'zara zoe'
  ).split(' '),
)

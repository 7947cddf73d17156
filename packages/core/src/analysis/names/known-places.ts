const set = (words: string): ReadonlySet<string> => new Set(words.split('|'))

/** Well-known countries and cities, and words that end the name of a place. */
export const knownPlaces = /* @__PURE__ */ set(
  'london|paris|berlin|rome|madrid|lisbon|vienna|dublin|edinburgh|glasgow|manchester|liverpool|' +
    'birmingham|leeds|bristol|brighton|cambridge|oxford|sheffield|newcastle|cardiff|belfast|york|' +
    'cornwall|devon|scotland|england|wales|ireland|britain|france|germany|spain|italy|portugal|' +
    'greece|austria|switzerland|netherlands|belgium|denmark|sweden|norway|finland|iceland|poland|' +
    'europe|america|canada|mexico|brazil|argentina|chile|peru|india|china|japan|korea|thailand|' +
    'vietnam|australia|africa|egypt|morocco|kenya|nigeria|amsterdam|brussels|barcelona|athens|' +
    'prague|warsaw|budapest|stockholm|oslo|copenhagen|helsinki|munich|hamburg|cologne|zurich|' +
    'geneva|milan|venice|naples|new york|los angeles|san francisco|chicago|boston|seattle|portland|' +
    'denver|austin|dallas|houston|miami|atlanta|philadelphia|washington|toronto|vancouver|montreal|' +
    'sydney|melbourne|brisbane|auckland|wellington|new zealand|tokyo|kyoto|osaka|seoul|beijing|' +
    'shanghai|singapore|hong kong|delhi|new delhi|mumbai|bangkok|bali|istanbul|dubai|cairo|' +
    'johannesburg|cape town|nairobi|lagos|california|texas|florida|oregon|hawaii|turkey|israel|' +
    'croatia|lake district|rio|buenos aires|bogota|lima|sicily|tuscany|bavaria|normandy|provence',
)

export const placeNouns = /* @__PURE__ */ set(
  'street|road|park|lane|avenue|square|beach|bay|lake|river|hill|hills|mountain|mountains|island|' +
    'islands|airport|station|hospital|university|college|school|church|cathedral|museum|library|' +
    'garden|gardens|forest|valley|bridge|market|hall|castle|village|town|city|district|coast',
)

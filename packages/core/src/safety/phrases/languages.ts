/** The plainest phrases in languages that put spaces between words: a few dozen, not a language. */
export const plainlyElsewhere = {
  self: [
    // German
    '(ich)? (will|möchte|mochte|moechte|wollte|würde gern|werde) (nur|einfach|lieber|am liebsten|endlich|nicht mehr)? (noch)? (sterben|tot sein|nicht mehr leben|mich umbringen|mich töten|mich toeten|mir das leben nehmen|mir was antun|mir etwas antun|mich erhängen|mich selbst verletzen)',
    '(bringe|bring|bringen) mich (heute|jetzt|noch|bald)? um $',
    '(mich|selbst) (umzubringen|umbringen|töten|erhängen|erschießen|ritzen|verletzen will)',
    '(nicht mehr|nimmer) (leben|weiterleben|da sein) (will|möchte|kann|mag|wollen)?',
    '(ritze|ritz) mich',
    '(selbstmord|suizid) (begehen|gedanken|machen)',
    '(selbstmordgedanken|suizidgedanken|suizidal|lebensmüde|selbstmordgefährdet)',
    '(denke|gedanken|gedacht) (an|über) (den|meinen)? (selbstmord|suizid|tod)',
    '(wäre|wär|ware|waere) (ich)? (doch|lieber|besser|nur|am liebsten)? tot',
    '(ohne mich) (besser dran|wäre alles besser|ginge es allen besser)',
    // French
    '(je)? (veux|voudrais|vais|envie de|aimerais) (juste|vraiment)? (mourir|me tuer|me suicider|en finir|me pendre|me faire du mal|disparaître pour toujours|mettre fin à mes jours|crever)',
    '(plus|pas) (envie de|vivre) (vivre|ici)?$',
    '(veux|peux|envie) (de)? plus (de)? vivre',
    '(plus) envie de vivre',
    '(me suicider|me tuer|suicidaire|pensées suicidaires|idées suicidaires|idées noires)',
    '(pense|pensé) (au|à) (suicide|mourir|me)',
    '(me scarifie|me mutile|me scarifier|me mutiler)',
    // Spanish
    '(quiero|quisiera|voy a|ganas de|pienso en|deseo|prefiero) (morir|morirme|matarme|suicidarme|estar muerto|estar muerta|acabar con mi vida|quitarme la vida|ahorcarme|hacerme daño|cortarme)',
    '(no|ya no) quiero (seguir)? (vivir|viviendo|existir|estar aquí más|seguir viviendo)',
    '(me quiero|me voy a) (morir|matar|suicidar|cortar)',
    '(pensamientos suicidas|quitarme la vida|matarme|suicidarme)',
    '(mejor sin mí) $',
    // Portuguese
    '(quero|vou|queria|vontade de|penso em) (me)? (morrer|matar|suicidar|cortar|matar me|me matar|acabar com a minha vida|tirar a minha vida|tirar minha vida)',
    '(não|nao) (quero|aguento) (mais)? (viver|existir|continuar vivo|continuar viva)',
    '(me matar|suicidar me|pensamentos suicidas|me cortar de novo|matar me)',
    // Italian
    '(voglio|vorrei|sto per|penso di|vado a|voglia di) (solo)? (morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|impiccarmi|farmi del male|tagliarmi|essere morto|essere morta)',
    '(non)? (voglio|voler|ho voglia di) (più|non)? vivere (più|$)',
    '(non) (voglio|ce la faccio) più (a)? vivere',
    '(mi ammazzo|mi uccido|mi suicido|togliermi la vita|pensieri suicidi|pensieri di suicidio)',
    // Dutch
    '(ik)? (wil|ga|wou) (gewoon|niet meer)? (dood|sterven|leven|mezelf doden|mezelf van kant maken|zelfmoord plegen|er niet meer zijn|dood zijn|mezelf pijn doen|mezelf snijden|mijn leven beëindigen|uit het leven stappen)',
    '(wil|wilde|kan) niet (meer|langer) (leven|verder leven)',
    '(zelfmoord plegen|zelfmoordgedachten|suïcidaal|maak er een eind aan|maak een einde aan mijn leven|mezelf snijden|mezelf ophangen)',
    // Polish
    '(chcę|chce|chciałbym|chciałabym|wolę) (umrzeć|umrzec|się zabić|sie zabic|popełnić samobójstwo|nie żyć|zniknąć na zawsze)',
    '(nie) (chcę|chce) (już|juz|dłużej)? (żyć|zyc)',
    '(zabiję się|zabije sie|zabić się|zabic sie|myśli samobójcze|mysli samobojcze|odebrać sobie życie|tnę się|tne sie)',
    // Russian
    '(хочу|хотел|хотела|хочется|собираюсь) (умереть|сдохнуть|убить себя|покончить с собой|покончить с жизнью|повеситься|исчезнуть навсегда|порезать себя)',
    '(не) (хочу|хочется|могу) (больше)? (жить) (больше)?',
    '(убью себя|убить себя|покончу с собой|покончить с собой|мысли о самоубийстве|суицидальные мысли|режу себя|вскрыть вены|совершить самоубийство|думаю о самоубийстве|думаю о суициде)',
    // Turkish
    '(ölmek|intihar etmek|kendimi öldürmek|kendimi asmak|yok olmak|kendime zarar vermek) (istiyorum|isterdim|üzereyim)',
    '(yaşamak) (istemiyorum|istemiyom)',
    '(intihar edeceğim|kendimi öldüreceğim|intiharı düşünüyorum|intihar düşünüyorum|keşke ölsem)',
    // Arabic
    '(اريد|أريد|بدي|عايز|عاوز|ابغى|ابي|نفسي) (ان|أن)? (اموت|أموت|الموت|انتحر|أنتحر|الانتحار|اقتل نفسي|أقتل نفسي|انهي حياتي|أنهي حياتي)',
    '(لا|ما|مش|مو) (اريد|أريد|بدي|عايز|ابغى) (ان|أن)? (اعيش|أعيش|العيش|الحياة)',
    '(سانتحر|سأنتحر|ساقتل نفسي|سأقتل نفسي|افكر في الانتحار|أفكر في الانتحار|افكر بالانتحار)',
    // Hindi
    '(मैं|मुझे|मै)? (मरना चाहता|मरना चाहती|मर जाना चाहता|मर जाना चाहती|मरना चाहते|आत्महत्या करना चाहता|आत्महत्या करना चाहती|खुदकुशी करना चाहता|खुदकुशी करना चाहती) (हूँ|हूं|हु)?',
    '(जीना|ज़िंदा रहना|जिंदा रहना) नहीं (चाहता|चाहती)',
    '(आत्महत्या|खुदकुशी) (करने|कर लूंगा|कर लूंगी|कर लूँगा|के विचार|के बारे में)',
    '(खुद को|अपने आप को) (मार|खत्म|मारना|नुकसान)',
    '(main|mai|mujhe) (marna|mar jana) (chahta|chahti|hai)',
  ],
  'in-danger': [
    '(mein|er|sie) (mann|freund|vater|partner|ex)? (hat)? (mich|mir)? (schlägt mich|hat mich geschlagen|mich geschlagen|mich vergewaltigt|mich gewürgt|mich bedroht)',
    '(schlägt|verprügelt|bedroht|würgt) mich',
    '(mon|il|elle) (mari|copain|père|conjoint)? (me frappe|me bat|a frappé|me viole|me tape|frappe moi|a violée|a étranglée)',
    '(il me frappe|me bat|elle me frappe)',
    '(mi|él|el|ella) (marido|novio|padre|pareja|esposo)? (me pega|me golpea|me violó|me amenaza|me maltrata)',
    '(meu|ele|ela) (marido|namorado|pai)? (me bate|me bateu|me ameaça|me estuprou|me agride)',
    '(mio|lui|lei) (marito|ragazzo|padre|compagno)? (mi picchia|mi ha picchiata|mi ha picchiato|mi minaccia|mi ha violentata|mi violenta)',
    '(mijn|hij|zij) (man|vriend|vader|partner)? (slaat mij|slaat me|mishandelt me|heeft me geslagen|heeft me verkracht|bedreigt me)',
    '(mąż|on|ojciec|partner|chłopak) (mnie)? (bije mnie|mnie bije|mnie uderzył|zgwałcił mnie|mnie zgwałcił|grozi mi)',
    '(муж|он|отец|парень) (меня)? (бьет|бьёт|избивает|избил|ударил|изнасиловал|угрожает) (меня|мне)?',
    '(kocam|babam|sevgilim|eşim) (beni)? (dövüyor|vuruyor|dövdü|tehdit ediyor)',
  ],
  'other-person': [
    '(freund|freundin|bruder|schwester|mutter|vater|tochter|sohn|er|sie) ~4 (sich umbringen|sich umbringt|sich das leben nehmen|nicht mehr leben will|will sterben|sterben will|sich ritzt|ritzt sich|suizidal|sich töten)',
    '(ami|amie|frère|soeur|mère|père|fille|fils|il|elle) ~4 (se suicider|se tuer|veut mourir|veut en finir|plus vivre)',
    '(amigo|amiga|hermano|hermana|madre|padre|hija|hijo|él|ella) ~4 (suicidarse|matarse|quiere morir|quitarse la vida|no quiere vivir)',
    '(amico|amica|fratello|sorella|madre|padre|figlia|figlio) ~4 (suicidarsi|uccidersi|ammazzarsi|vuole morire|farla finita)',
    '(vriend|vriendin|broer|zus|moeder|vader|dochter|zoon|hij|zij) ~4 (zelfmoord plegen|wil dood|niet meer leven)',
  ],
  'harm-to-others': [
    'ich (will|werde|möchte|könnte) (ihn|sie|meinen mann|meine frau|meinen vater|alle|jemanden) (umbringen|töten|erstechen|erschießen)',
    '(je)? (veux|vais) (le|la|les) (tuer|poignarder)',
    '(quiero|voy a) (matarlo|matarla|matarlos|matar a (alguien|mi|todos))',
  ],
} as const

import { functionWords } from '../reading/function-words.ts'
import type { Language } from '../reading/language.ts'

const lists: Readonly<Partial<Record<Language, string>>> = {
  de:
    'sein seine seinem seinen ihre ihr ihren ihm ihn uns unser unsere euch dich dir du man einer ' +
    'eines eins werden wird wurde wurden waren hatten haben hast seid sind kann konnte können muss ' +
    'musste will wollte soll sollte darf dann denn weil wenn ob dass diese dieser dieses jetzt hier ' +
    'dort immer mehr viel viele ganz etwas nichts alles alle gestern morgen abend nacht tag tage ' +
    'woche montag dienstag mittwoch donnerstag freitag samstag sonntag über unter zwischen durch ' +
    'ohne gegen vor hinter neben bis seit während vielleicht eigentlich irgendwie wirklich einfach ' +
    'mal dabei damit dazu daran davon wieder zum zur vom beim ins machen gemacht gehen ging sagen ' +
    'sagte sehr gar weiter selbst jeder jede leute ding dinge',
  fr:
    'nous vous ils elles leur leurs notre votre nos vos avait avais avaient avons avez ont êtes ' +
    'sommes sont étais étaient sera serait faire fais fait vais aller peux peut pouvoir veux veut ' +
    'vouloir dois doit devoir parce comme quand alors donc puis après avant encore toujours jamais ' +
    'rien tout tous toute toutes beaucoup trop peu aussi même autre autres chose choses jour jours ' +
    'journée matin soir nuit semaine demain hier lundi mardi mercredi jeudi vendredi samedi dimanche ' +
    'cela celui celle ceux dont entre vers chez sous depuis pendant très vraiment juste quelque ' +
    'quelques gens fois temps lui eux être avoir été cette ces bien',
  es:
    'nosotros ellos ellas ustedes nuestro nuestra suyo está están estamos estaban había habían han ' +
    'hemos tener tiene tienen tenía hacer hace hago hizo hecho puedo puede poder quiero quiere querer ' +
    'debo debe voy ir fui iba entonces después antes siempre nunca nada todo todos toda todas mucho ' +
    'mucha muchos muy poco también otro otra otros cosa cosas día días mañana tarde noche semana ayer ' +
    'lunes martes miércoles jueves viernes sábado domingo ese esa eso esos aquel aunque desde hasta ' +
    'entre hacia durante solo sólo mismo misma gente vez veces tiempo algo alguien nadie cada bien ' +
    'mal así estoy siento sentí aquí allí ahora quien cual donde',
  // Japanese: its words can be segmented, and most of these are in every entry.
  unknown:
    '今日 昨日 明日 今朝 今夜 今週 先週 今 一日 毎日 朝 昼 夜 日 月 年 週 時 分 時間 人 何 方 中 上 下 前 後 間 回 目 一 二 三 自分 私 僕 こと もの とき ため よう ' +
    'これ それ あれ ここ そこ とても すごく 少し 本当 また もう まだ でも しかし そして ので から まで だけ など ' +
    'です ます でした ました した して いる いた ある あった する なる なった 思う 思っ 行く 行っ 来 見 言っ',
}

const sets: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = /* @__PURE__ */ {
  de: new Set(lists.de?.split(' ')),
  fr: new Set(lists.fr?.split(' ')),
  es: new Set(lists.es?.split(' ')),
  unknown: new Set(lists.unknown?.split(' ')),
}

/** Whether a word is a function word of its language. */
export function isSmallWord(lower: string, language: Language): boolean {
  return functionWords.has(lower) || (sets[language]?.has(lower) ?? false)
}

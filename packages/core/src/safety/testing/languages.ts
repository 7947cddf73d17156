import type { Said } from './said.ts'

/** The plainest phrases of other languages, and everyday ones that look like them. */
export const inOtherLanguages: Said = {
  self: [
    ...['Ich will nicht mehr leben.', 'Ich möchte sterben', 'Ich will mich umbringen.'],
    ...[
      'Ich bringe mich um.',
      'Wäre ich doch tot.',
      'Ich habe wieder Selbstmordgedanken',
      'Ich ritze mich.',
    ],
    ...[
      'Je veux mourir.',
      "J'ai envie de mourir",
      'Je n’ai plus envie de vivre',
      'je veux me suicider',
    ],
    ...['Quiero morir', 'Ya no quiero vivir.', 'Me quiero matar', 'Quiero quitarme la vida'],
    ...['Quero morrer', 'Não quero mais viver', 'vou me matar'],
    ...['Voglio morire', 'Non voglio più vivere.', 'Voglio farla finita', 'mi ammazzo'],
    ...['Ik wil dood', 'Ik wil niet meer leven.', 'Ik wil zelfmoord plegen'],
    ...['Chcę umrzeć', 'Nie chcę już żyć.', 'chce sie zabic'],
    ...['Я хочу умереть', 'Не хочу больше жить.', 'хочу покончить с собой'],
    ...['Ölmek istiyorum', 'yaşamak istemiyorum', 'Kendimi öldürmek istiyorum.'],
    ...['أريد أن أموت', 'لا أريد أن أعيش', 'أفكر في الانتحار'],
    ...['मैं मरना चाहता हूँ', 'मैं जीना नहीं चाहती', 'मैं आत्महत्या करना चाहता हूँ'],
    ...['我想死', '我不想活了', '我想自杀', '活不下去了'],
    ...['死にたい', 'もう生きていたくない', '自殺したい', '消えてしまいたい'],
    ...['죽고 싶다', '살고 싶지 않아', '자살하고 싶어요'],
  ],
  'in-danger': [
    'Mein Mann schlägt mich.',
    'Il me frappe',
    'Mi marido me pega.',
    'Meu marido me bate',
    ...[
      'Mio marito mi picchia.',
      'Mijn man slaat me',
      'Mąż mnie bije',
      'Муж бьёт меня',
      'Kocam beni dövüyor',
    ],
    ...['老公打我', '夫に殴られた', '남편이 나를 때렸어'],
  ],
  'other-person': [
    'Meine Freundin sagt, dass sie sich umbringen will.',
    'Mon amie veut se suicider',
    'Mi hermana quiere suicidarse.',
    '朋友说她想自杀',
    '友達が死にたいと言っている',
  ],
  'harm-to-others': [
    'Ich werde ihn umbringen.',
    'Je vais le tuer',
    'Quiero matar a mi jefe',
    '我想杀了他',
  ],
  none: [
    ...['Ich lebe gern hier.', 'Der Film war zum Sterben langweilig.', 'Ich war todmüde.'],
    ...['Ich will nicht mehr in Berlin leben.', 'Das bringt mich noch um, dieser Lärm!'],
    ...["C'est à mourir de rire", 'Je veux vivre à Lyon', 'Je meurs de faim.'],
    ...['Me muero de hambre', 'Quiero vivir en Sevilla', 'Me muero de ganas de verte'],
    ...['Estou morrendo de fome', 'Sto morendo di fame', 'Voglio vivere al mare'],
    ...['Ik wil in Utrecht leven', 'Ik heb dorst', 'Chcę żyć w Krakowie', 'Хочу жить у моря'],
    ...['İstanbul’da yaşamak istiyorum', 'أريد أن أعيش في القاهرة', 'मैं दिल्ली में जीना चाहता हूँ'],
    ...['我想死你了', '笑死我了', '今天累死了', '腹が減って死にそう', '배고파 죽겠다'],
  ],
}

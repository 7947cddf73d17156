import { type Country, country, crisis, violence, young } from './helpline.ts'

const always = true

export const ELSEWHERE: Readonly<Record<string, Country>> = {
  AR: country(
    ['911', '107'],
    crisis('Centro de Asistencia al Suicida', '135', {
      chat: 'https://www.asistenciaalsuicida.org.ar',
    }),
    violence('Línea 144', '144', { always }),
  ),
  AU: country(
    ['000'],
    crisis('Lifeline', '13 11 14', {
      text: 'Text 0477 13 11 14',
      chat: 'https://www.lifeline.org.au',
      always,
    }),
    crisis('13YARN', '13 92 76', { always }),
    young('Kids Helpline', '1800 55 1800', { always }),
    violence('1800RESPECT', '1800 737 732', { always }),
  ),
  BD: country(['999'], crisis('Kaan Pete Roi', '09612 119911')),
  BR: country(
    ['192', '190'],
    crisis('CVV', '188', { chat: 'https://www.cvv.org.br', always }),
    violence('Central de Atendimento à Mulher', '180', { always }),
  ),
  CA: country(
    ['911'],
    crisis('9-8-8 Suicide Crisis Helpline', '988', { text: 'Text 988', always }),
    young('Kids Help Phone', '1-800-668-6868', { text: 'Text CONNECT to 686868', always }),
  ),
  CL: country(
    ['131', '133'],
    crisis('Línea Prevención del Suicidio', '*4141', { always }),
    violence('1455', '1455'),
  ),
  CN: country(['120', '110'], crisis('全国统一心理援助热线', '12356')),
  HK: country(
    ['999'],
    crisis('The Samaritan Befrienders Hong Kong', '2389 2222', { always }),
    crisis('The Samaritans Hong Kong', '2896 0000', { always }),
  ),
  IL: country(['101', '100'], crisis('ERAN', '1201', { chat: 'https://www.eran.org.il', always })),
  IN: country(
    ['112'],
    crisis('Tele-MANAS', '14416', { always }),
    young('Childline', '1098', { always }),
    violence('Women Helpline', '181', { always }),
  ),
  JP: country(
    ['119', '110'],
    crisis('よりそいホットライン', '0120-279-338', { always }),
    crisis('いのちの電話', '0120-783-556'),
    crisis('TELL Lifeline (English)', '03-5774-0992'),
    violence('DV相談プラス', '0120-279-889', { always }),
  ),
  KE: country(['999', '112'], crisis('Befrienders Kenya', '0722 178 177')),
  KR: country(
    ['119', '112'],
    crisis('자살예방상담전화', '109', { always }),
    violence('여성긴급전화', '1366', { always }),
  ),
  LK: country(['1990', '119'], crisis('National Mental Health Helpline', '1926', { always })),
  MX: country(
    ['911'],
    crisis('Línea de la Vida', '800 911 2000', { always }),
    crisis('SAPTEL', '55 5259 8121', { always }),
  ),
  MY: country(
    ['999'],
    crisis('Befrienders KL', '03-7627 2929', { always }),
    crisis('HEAL Line', '15555'),
    violence('Talian Kasih', '15999', { always }),
  ),
  NP: country(['100', '102'], crisis('National Suicide Prevention Helpline', '1166')),
  NZ: country(
    ['111'],
    crisis('1737, need to talk?', '1737', { text: 'Text 1737', always }),
    crisis('Lifeline Aotearoa', '0800 543 354', { always }),
    young('Youthline', '0800 376 633'),
    violence('Women’s Refuge', '0800 733 843', { always }),
  ),
  PE: country(
    ['106', '105'],
    crisis('Línea 113, opción 5', '113'),
    violence('Línea 100', '100', { always }),
  ),
  PH: country(['911'], crisis('NCMH Crisis Hotline', '1553', { always })),
  PK: country(['1122', '15'], crisis('Umang', '0311 7786264', { always })),
  SG: country(['995', '999'], crisis('Samaritans of Singapore', '1767', { always })),
  TH: country(['1669', '191'], crisis('สายด่วนสุขภาพจิต', '1323', { always })),
  TW: country(
    ['119', '110'],
    crisis('安心專線', '1925', { always }),
    crisis('生命線', '1995', { always }),
    violence('保護專線', '113', { always }),
  ),
  US: country(
    ['911'],
    crisis('988 Suicide & Crisis Lifeline', '988', {
      text: 'Text 988',
      chat: 'https://988lifeline.org',
      always,
    }),
    crisis('Crisis Text Line', undefined, { text: 'Text HOME to 741741', always }),
    violence('National Domestic Violence Hotline', '1-800-799-7233', {
      text: 'Text START to 88788',
      always,
    }),
  ),
  UY: country(['911'], crisis('Línea Vida', '0800 0767', { always })),
  ZA: country(
    ['112', '10111'],
    crisis('Suicide Crisis Helpline (SADAG)', '0800 567 567', { always }),
    violence('GBV Command Centre', '0800 428 428', { always }),
  ),
}

/** No line that we're certain of: only the emergency number and the directory. */
export const EMERGENCY_ONLY: Readonly<Record<string, readonly string[]>> = {
  AE: ['998', '999'],
  BG: ['112'],
  CO: ['123'],
  CR: ['911'],
  CY: ['112'],
  EC: ['911'],
  EG: ['123', '122'],
  FJ: ['911', '917'],
  GE: ['112'],
  GH: ['112'],
  ID: ['112', '119'],
  MA: ['150', '190'],
  NG: ['112'],
  SA: ['997', '911'],
  TN: ['190', '197'],
  VN: ['115', '113'],
}

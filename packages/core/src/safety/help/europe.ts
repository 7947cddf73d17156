import { type Country, crisis, violence, young } from './helpline.ts'

const always = true

export const EUROPE: Readonly<Record<string, Country>> = {
  AT: {
    emergency: ['112', '144'],
    lines: [
      crisis('Telefonseelsorge', '142', { chat: 'https://www.telefonseelsorge.at', always }),
      young('Rat auf Draht', '147', { always }),
      violence('Frauenhelpline gegen Gewalt', '0800 222 555', { always }),
    ],
  },
  BE: {
    emergency: ['112'],
    lines: [
      crisis('Zelfmoordlijn', '1813', { chat: 'https://www.zelfmoord1813.be' }),
      crisis('Centre de Prévention du Suicide', '0800 32 123'),
      violence('Écoute violences conjugales', '0800 30 030'),
      violence('1712', '1712'),
    ],
  },
  CH: {
    emergency: ['112', '144'],
    lines: [
      crisis('Die Dargebotene Hand / La Main Tendue / Telefono Amico', '143', {
        chat: 'https://www.143.ch',
        always,
      }),
      young('Pro Juventute', '147', { always }),
    ],
  },
  CZ: {
    emergency: ['112', '155'],
    lines: [
      crisis('Linka první psychické pomoci', '116 123', { always }),
      young('Linka bezpečí', '116 111', { always }),
    ],
  },
  DE: {
    emergency: ['112'],
    lines: [
      crisis('TelefonSeelsorge', '0800 111 0 111', {
        chat: 'https://online.telefonseelsorge.de',
        always,
      }),
      young('Nummer gegen Kummer', '116 111'),
      violence('Hilfetelefon Gewalt gegen Frauen', '116 016', { always }),
    ],
  },
  DK: {
    emergency: ['112'],
    lines: [
      crisis('Livslinien', '70 201 201', { chat: 'https://www.livslinien.dk' }),
      young('BørneTelefonen', '116 111'),
      violence('Lev Uden Vold', '1888', { always }),
    ],
  },
  EE: { emergency: ['112'], lines: [crisis('Eluliin', '655 8088')] },
  ES: {
    emergency: ['112'],
    lines: [
      crisis('Línea 024', '024', { always }),
      crisis('Teléfono de la Esperanza', '717 003 717', { always }),
      violence('016', '016', { always }),
    ],
  },
  FI: {
    emergency: ['112'],
    lines: [
      crisis('MIELI Kriisipuhelin', '09 2525 0111', { always }),
      violence('Nollalinja', '080 005 005', { always }),
    ],
  },
  FR: {
    emergency: ['112', '15'],
    lines: [
      crisis('Numéro national de prévention du suicide', '3114', { always }),
      violence('Violences Femmes Info', '3919', { always }),
    ],
  },
  GB: {
    emergency: ['999'],
    lines: [
      crisis('Samaritans', '116 123', { always }),
      crisis('Shout', undefined, { text: 'Text SHOUT to 85258', always }),
      young('Childline', '0800 1111', { always }),
      violence('National Domestic Abuse Helpline', '0808 2000 247', { always }),
    ],
  },
  GR: {
    emergency: ['112'],
    lines: [crisis('Klimaka', '1018', { always }), violence('SOS 15900', '15900', { always })],
  },
  HR: { emergency: ['112'], lines: [crisis('Plavi telefon', '01 4833 888')] },
  HU: {
    emergency: ['112'],
    lines: [crisis('Magyar Lelki Elsősegély Telefonszolgálatok', '116 123', { always })],
  },
  IE: {
    emergency: ['112', '999'],
    lines: [
      crisis('Samaritans', '116 123', { always }),
      crisis('Text About It', undefined, { text: 'Text HELLO to 50808', always }),
      young('Childline', '1800 66 66 66', { always }),
      violence('Women’s Aid', '1800 341 900', { always }),
    ],
  },
  IS: { emergency: ['112'], lines: [crisis('Hjálparsími Rauða krossins', '1717', { always })] },
  IT: {
    emergency: ['112'],
    lines: [
      crisis('Telefono Amico Italia', '02 2327 2327'),
      young('Telefono Azzurro', '19696', { always }),
      violence('1522', '1522', { always }),
    ],
  },
  LT: { emergency: ['112'], lines: [crisis('Vilties linija', '116 123', { always })] },
  LU: { emergency: ['112'], lines: [crisis('SOS Détresse', '45 45 45')] },
  LV: { emergency: ['112'], lines: [crisis('Skalbes', '116 123', { always })] },
  MT: { emergency: ['112'], lines: [crisis('Supportline 179', '179', { always })] },
  NL: {
    emergency: ['112'],
    lines: [
      crisis('113 Zelfmoordpreventie', '113', { chat: 'https://www.113.nl', always }),
      young('Kindertelefoon', '0800 0432'),
      violence('Veilig Thuis', '0800 2000', { always }),
    ],
  },
  NO: {
    emergency: ['113', '112'],
    lines: [
      crisis('Mental Helse', '116 123', { always }),
      crisis('Kirkens SOS', '22 40 00 40', { always }),
      violence('VO-linjen', '116 006', { always }),
    ],
  },
  PL: {
    emergency: ['112'],
    lines: [
      crisis('Centrum Wsparcia', '800 70 2222', { always }),
      crisis('Telefon zaufania dla dorosłych', '116 123'),
      young('Telefon zaufania dla dzieci i młodzieży', '116 111', { always }),
      violence('Niebieska Linia', '800 12 00 02', { always }),
    ],
  },
  PT: {
    emergency: ['112'],
    lines: [
      crisis('SOS Voz Amiga', '213 544 545'),
      crisis('SNS 24', '808 24 24 24', { always }),
      violence('Apoio à vítima de violência doméstica', '800 202 148', { always }),
    ],
  },
  RO: { emergency: ['112'], lines: [crisis('TelVerde Antisuicid', '0800 801 200')] },
  RS: { emergency: ['112', '194'], lines: [crisis('Centar Srce', '0800 300 303')] },
  RU: {
    emergency: ['112'],
    lines: [
      young('Детский телефон доверия', '8 800 2000 122'),
      crisis('Психологическая помощь МЧС', '8 495 989 50 50', { always }),
    ],
  },
  SE: {
    emergency: ['112'],
    lines: [
      crisis('Mind Självmordslinjen', '90101', { chat: 'https://mind.se', always }),
      young('Bris', '116 111'),
      violence('Kvinnofridslinjen', '020 50 50 50', { always }),
    ],
  },
  SI: { emergency: ['112'], lines: [crisis('Zaupni telefon Samarijan', '116 123', { always })] },
  SK: { emergency: ['112'], lines: [crisis('Linka dôvery Nezábudka', '0800 800 566', { always })] },
  TR: { emergency: ['112'], lines: [violence('ALO 183', '183', { always })] },
  UA: { emergency: ['112', '103'], lines: [crisis('Lifeline Ukraine', '7333', { always })] },
}

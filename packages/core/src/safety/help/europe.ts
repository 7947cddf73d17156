import { type Country, country, crisis, violence, young } from './helpline.ts'

const always = true

export const EUROPE: Readonly<Record<string, Country>> = {
  AT: country(
    ['112', '144'],
    crisis('Telefonseelsorge', '142', { chat: 'https://www.telefonseelsorge.at', always }),
    young('Rat auf Draht', '147', { always }),
    violence('Frauenhelpline gegen Gewalt', '0800 222 555', { always }),
  ),
  BE: country(
    ['112'],
    crisis('Zelfmoordlijn', '1813', { chat: 'https://www.zelfmoord1813.be' }),
    crisis('Centre de Prévention du Suicide', '0800 32 123'),
    violence('Écoute violences conjugales', '0800 30 030'),
    violence('1712', '1712'),
  ),
  CH: country(
    ['112', '144'],
    crisis('Die Dargebotene Hand / La Main Tendue / Telefono Amico', '143', {
      chat: 'https://www.143.ch',
      always,
    }),
    young('Pro Juventute', '147', { always }),
  ),
  CZ: country(
    ['112', '155'],
    crisis('Linka první psychické pomoci', '116 123', { always }),
    young('Linka bezpečí', '116 111', { always }),
  ),
  DE: country(
    ['112'],
    crisis('TelefonSeelsorge', '0800 111 0 111', {
      chat: 'https://online.telefonseelsorge.de',
      always,
    }),
    young('Nummer gegen Kummer', '116 111'),
    violence('Hilfetelefon Gewalt gegen Frauen', '116 016', { always }),
  ),
  DK: country(
    ['112'],
    crisis('Livslinien', '70 201 201', { chat: 'https://www.livslinien.dk' }),
    young('BørneTelefonen', '116 111'),
    violence('Lev Uden Vold', '1888', { always }),
  ),
  EE: country(['112'], crisis('Eluliin', '655 8088')),
  ES: country(
    ['112'],
    crisis('Línea 024', '024', { always }),
    crisis('Teléfono de la Esperanza', '717 003 717', { always }),
    violence('016', '016', { always }),
  ),
  FI: country(
    ['112'],
    crisis('MIELI Kriisipuhelin', '09 2525 0111', { always }),
    violence('Nollalinja', '080 005 005', { always }),
  ),
  FR: country(
    ['112', '15'],
    crisis('Numéro national de prévention du suicide', '3114', { always }),
    violence('Violences Femmes Info', '3919', { always }),
  ),
  GB: country(
    ['999'],
    crisis('Samaritans', '116 123', { always }),
    crisis('Shout', undefined, { text: 'Text SHOUT to 85258', always }),
    young('Childline', '0800 1111', { always }),
    violence('National Domestic Abuse Helpline', '0808 2000 247', { always }),
  ),
  GR: country(
    ['112'],
    crisis('Klimaka', '1018', { always }),
    violence('SOS 15900', '15900', { always }),
  ),
  HR: country(['112'], crisis('Plavi telefon', '01 4833 888')),
  HU: country(['112'], crisis('Magyar Lelki Elsősegély Telefonszolgálatok', '116 123', { always })),
  IE: country(
    ['112', '999'],
    crisis('Samaritans', '116 123', { always }),
    crisis('Text About It', undefined, { text: 'Text HELLO to 50808', always }),
    young('Childline', '1800 66 66 66', { always }),
    violence('Women’s Aid', '1800 341 900', { always }),
  ),
  IS: country(['112'], crisis('Hjálparsími Rauða krossins', '1717', { always })),
  IT: country(
    ['112'],
    crisis('Telefono Amico Italia', '02 2327 2327'),
    young('Telefono Azzurro', '19696', { always }),
    violence('1522', '1522', { always }),
  ),
  LT: country(['112'], crisis('Vilties linija', '116 123', { always })),
  LU: country(['112'], crisis('SOS Détresse', '45 45 45')),
  LV: country(['112'], crisis('Skalbes', '116 123', { always })),
  MT: country(['112'], crisis('Supportline 179', '179', { always })),
  NL: country(
    ['112'],
    crisis('113 Zelfmoordpreventie', '113', { chat: 'https://www.113.nl', always }),
    young('Kindertelefoon', '0800 0432'),
    violence('Veilig Thuis', '0800 2000', { always }),
  ),
  NO: country(
    ['113', '112'],
    crisis('Mental Helse', '116 123', { always }),
    crisis('Kirkens SOS', '22 40 00 40', { always }),
    violence('VO-linjen', '116 006', { always }),
  ),
  PL: country(
    ['112'],
    crisis('Centrum Wsparcia', '800 70 2222', { always }),
    crisis('Telefon zaufania dla dorosłych', '116 123'),
    young('Telefon zaufania dla dzieci i młodzieży', '116 111', { always }),
    violence('Niebieska Linia', '800 12 00 02', { always }),
  ),
  PT: country(
    ['112'],
    crisis('SOS Voz Amiga', '213 544 545'),
    crisis('SNS 24', '808 24 24 24', { always }),
    violence('Apoio à vítima de violência doméstica', '800 202 148', { always }),
  ),
  RO: country(['112'], crisis('TelVerde Antisuicid', '0800 801 200')),
  RS: country(['112', '194'], crisis('Centar Srce', '0800 300 303')),
  RU: country(
    ['112'],
    young('Детский телефон доверия', '8 800 2000 122'),
    crisis('Психологическая помощь МЧС', '8 495 989 50 50', { always }),
  ),
  SE: country(
    ['112'],
    crisis('Mind Självmordslinjen', '90101', { chat: 'https://mind.se', always }),
    young('Bris', '116 111'),
    violence('Kvinnofridslinjen', '020 50 50 50', { always }),
  ),
  SI: country(['112'], crisis('Zaupni telefon Samarijan', '116 123', { always })),
  SK: country(['112'], crisis('Linka dôvery Nezábudka', '0800 800 566', { always })),
  TR: country(['112'], violence('ALO 183', '183', { always })),
  UA: country(['112', '103'], crisis('Lifeline Ukraine', '7333', { always })),
}

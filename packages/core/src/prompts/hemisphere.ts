/**
 * The hemisphere of a time zone with four seasons. Zones in the tropics and zones without a place
 * are left out: no season is better than a wrong one.
 */
export function hemisphereOf(zone: string): 'north' | 'south' | undefined {
  const [area = '', place = ''] = zone.split(/\/(.*)/)
  if (SOUTH[area]?.test(place)) return 'south'
  return NORTH[area]?.test(place) ? 'north' : undefined
}

const oneOf = (...places: string[]) => new RegExp(`^(?:${places.join('|')})$`)

const SOUTH: Readonly<Record<string, RegExp>> = {
  Africa: oneOf('Johannesburg', 'Maseru', 'Mbabane', 'Windhoek'),
  America: oneOf(
    ...['Argentina/.*', 'Buenos_Aires', 'Catamarca', 'Cordoba', 'Jujuy', 'Mendoza'],
    ...['Santiago', 'Punta_Arenas', 'Coyhaique', 'Montevideo', 'Asuncion', 'Sao_Paulo'],
  ),
  Antarctica: /./,
  Atlantic: oneOf('Stanley', 'South_Georgia'),
  Australia: /^(?!Darwin|North)/,
  Pacific: oneOf('Auckland', 'Chatham'),
}

const NORTH: Readonly<Record<string, RegExp>> = {
  Africa: oneOf('Algiers', 'Cairo', 'Casablanca', 'Ceuta', 'Tripoli', 'Tunis'),
  America: oneOf(
    ...['New_York', 'Detroit', 'Chicago', 'Denver', 'Boise', 'Phoenix', 'Los_Angeles'],
    ...['Indiana/.*', 'Indianapolis', 'Kentucky/.*', 'Louisville', 'North_Dakota/.*', 'Menominee'],
    ...['Anchorage', 'Adak', 'Juneau', 'Metlakatla', 'Nome', 'Sitka', 'Yakutat'],
    ...['Toronto', 'Montreal', 'Halifax', 'Moncton', 'Glace_Bay', 'Goose_Bay', 'St_Johns'],
    ...['Winnipeg', 'Regina', 'Swift_Current', 'Edmonton', 'Vancouver', 'Whitehorse', 'Dawson'],
    ...['Dawson_Creek', 'Fort_Nelson', 'Creston', 'Inuvik', 'Iqaluit', 'Rankin_Inlet', 'Resolute'],
    ...['Cambridge_Bay', 'Thunder_Bay', 'Nipigon', 'Rainy_River', 'Yellowknife', 'Pangnirtung'],
    ...['Atikokan', 'Coral_Harbour', 'Blanc-Sablon', 'Tijuana', 'Ciudad_Juarez', 'Ojinaga'],
    ...['Miquelon', 'Godthab', 'Nuuk', 'Thule', 'Scoresbysund', 'Danmarkshavn'],
  ),
  Arctic: /./,
  Asia: oneOf(
    ...['Tokyo', 'Seoul', 'Pyongyang', 'Shanghai', 'Urumqi', 'Ulaanbaatar', 'Hovd', 'Choibalsan'],
    ...['Almaty', 'Aqtau', 'Aqtobe', 'Atyrau', 'Oral', 'Qostanay', 'Qyzylorda', 'Bishkek'],
    ...['Tashkent', 'Samarkand', 'Ashgabat', 'Dushanbe', 'Kabul', 'Tehran', 'Baghdad', 'Baku'],
    ...['Yerevan', 'Tbilisi', 'Nicosia', 'Famagusta', 'Beirut', 'Damascus', 'Amman', 'Jerusalem'],
    ...['Gaza', 'Hebron', 'Anadyr', 'Barnaul', 'Chita', 'Irkutsk', 'Kamchatka', 'Khandyga'],
    ...['Krasnoyarsk', 'Magadan', 'Novokuznetsk', 'Novosibirsk', 'Omsk', 'Sakhalin'],
    ...['Srednekolymsk', 'Tomsk', 'Ust-Nera', 'Vladivostok', 'Yakutsk', 'Yekaterinburg'],
  ),
  Atlantic: oneOf('Azores', 'Bermuda', 'Canary', 'Faeroe', 'Faroe', 'Madeira', 'Reykjavik'),
  Europe: /./,
}

export type Paper = 'a4' | 'letter'

/** Regions with US Letter paper; everywhere else it's A4. */
const LETTER = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'CR',
  'DO',
  'GT',
  'HN',
  'NI',
  'PA',
  'PR',
  'SV',
  'VE',
])

/** The paper size for an `Accept-Language` header: `en-US,de;q=0.5`. */
export function paperFor(languages: string | undefined): Paper {
  const [first = ''] = (languages ?? '').split(',')
  const region = regionOf(first.split(';')[0]?.trim() ?? '')
  return region !== undefined && LETTER.has(region) ? 'letter' : 'a4'
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}

import { ELSEWHERE, EMERGENCY_ONLY } from './elsewhere.ts'
import { EUROPE } from './europe.ts'
import type { Country, Helpline } from './helpline.ts'
import { countryOfZone } from './zones.ts'

/** What is known about where a person is. */
export interface Where {
  /** ISO 3166; the person's choice takes precedence over the device. */
  readonly country?: string | undefined
  /** IANA, such as `Europe/Berlin`. */
  readonly timeZone?: string | undefined
  /** BCP 47, such as `en-GB`. */
  readonly locale?: string | undefined
}

/** Whom to call in a place; general lines come first. */
export interface Help {
  /** ISO 3166, or nothing where the place is unknown. */
  readonly country: string | null
  readonly emergency: readonly string[]
  readonly lines: readonly Helpline[]
  readonly directories: readonly Directory[]
}

export interface Directory {
  readonly name: string
  readonly url: string
}

const DIRECTORIES: readonly Directory[] = [
  { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  { name: 'Befrienders Worldwide', url: 'https://befrienders.org' },
]

/** Answers as emergency number on mobile phones in most of the world. */
const NEARLY_EVERYWHERE = ['112']

/** Every country whose lines are known. */
const COUNTRIES: Readonly<Record<string, Country>> = { ...EUROPE, ...ELSEWHERE }

/** Whom to call: by time zone, then by language, else worldwide lines. */
export function helpAt({ country: chosen, timeZone, locale }: Where): Help {
  const country =
    knownCountry(chosen) ?? countryOfZone(timeZone ?? '') ?? countryOfLocale(locale ?? '')
  const known = country === undefined ? undefined : COUNTRIES[country]
  return {
    country: country ?? null,
    emergency: known?.emergency ?? EMERGENCY_ONLY[country ?? ''] ?? NEARLY_EVERYWHERE,
    lines: known?.lines ?? [],
    directories: DIRECTORIES,
  }
}

function countryOfLocale(locale: string): string | undefined {
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(locale)?.[1]?.toUpperCase()
  return knownCountry(region)
}

function knownCountry(country: string | undefined): string | undefined {
  return countries().find((known) => known === country)
}

/** Every country of which a number is known. */
export function countries(): readonly string[] {
  return [...Object.keys(COUNTRIES), ...Object.keys(EMERGENCY_ONLY)].sort()
}

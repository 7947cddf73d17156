import type { PrivacyLevel } from '#preferences/index.ts'

const STRICTNESS: readonly PrivacyLevel[] = ['local', 'hybrid', 'cloud']

/** The stricter of two levels, either of which may be unknown. */
export function stricter(
  a: PrivacyLevel | undefined,
  b: PrivacyLevel | undefined,
): PrivacyLevel | undefined {
  return STRICTNESS.find((level) => level === a || level === b)
}

/** Whether one level lets more leave the device than another. */
export function isLooser(level: PrivacyLevel, than: PrivacyLevel): boolean {
  return STRICTNESS.indexOf(level) > STRICTNESS.indexOf(than)
}

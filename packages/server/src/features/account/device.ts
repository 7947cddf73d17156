// The first match wins: most browsers also name their ancestors.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS|e)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const MAX_USER_AGENT_CHARS = 1000

/** A device name that people recognize: `Firefox on Linux`. Nothing else about it is stored. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const text = userAgent?.slice(0, MAX_USER_AGENT_CHARS) ?? ''
  const named = [browsers, systems].map((names) => names.find(([sign]) => sign.test(text))?.[1])
  return named.filter((name) => name !== undefined).join(' on ') || undefined
}

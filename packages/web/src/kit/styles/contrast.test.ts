import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const schemes = ['light', 'dark'] as const

type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** AAA for the page itself, AA for all other text, 3 for what only has to be visible. */
const pairs: readonly [on: string, words: string, least: number][] = [
  ['paper', 'ink', 7],
  ['desk', 'ink', 7],
  ['note', 'ink', 7],
  ...words('desk', 'ink-soft', 'ink-quiet', 'accent', 'danger', 'warm-ink'),
  ...words('paper', 'ink-soft', 'ink-quiet', 'accent', 'danger', 'warm-ink'),
  ...words('well', 'ink', 'ink-soft', 'ink-quiet', 'accent'),
  ...words('note', 'ink-soft', 'ink-quiet'),
  ...words('accent-wash', 'ink'),
  ...words('danger-wash', 'ink', 'danger'),
  ...words('pen', 'pen-ink'),
  ...words('pen-deep', 'pen-ink'),
  ...words('danger-fill', 'danger-fill-ink'),
  ...words('danger-fill-deep', 'danger-fill-ink'),
  ...words('strong', 'strong-ink', 'strong-soft', 'strong-danger'),
  ['desk', 'line-strong', 3],
  ['paper', 'line-strong', 3],
  ['desk', 'pen-edge', 3],
  ['paper', 'pen-edge', 3],
]

describe.each(schemes)('the colours of the %s scheme', (scheme) => {
  it.each(pairs)('on %s, %s is readable', (on, words, least) => {
    const ratio = contrast(colour(on, scheme), colour(words, scheme))
    expect(ratio).toBeGreaterThanOrEqual(least)
  })
})

function words(on: string, ...names: string[]): [string, string, number][] {
  return names.map((name) => [on, name, 4.5])
}

function colour(name: string, scheme: (typeof schemes)[number]): Oklch {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  const found = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const [, lightness, chroma, hue] = found[scheme === 'dark' ? found.length - 1 : 0] ?? []
  return [Number(lightness), Number(chroma), Number(hue)]
}

function contrast(a: Oklch, b: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Oklab to linear sRGB, as published by Björn Ottosson, then to WCAG luminance. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const [r = 0, g = 0, bl = 0] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl
}

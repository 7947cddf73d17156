import type { Appearance } from '@stripe/stripe-js'

/** Stripe's fields are in a cross-origin iframe and can't use our fonts or tokens. */
const FONTS = '"Avenir Next", "Segoe UI", system-ui, sans-serif'

/** Our current design tokens, light or dark, as a Stripe appearance. */
export function appearanceNow(): Appearance {
  const colour = (token: string) => asRgb(`var(${token})`)
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      fontFamily: FONTS,
      fontSizeBase: '15px',
      fontSizeSm: '15px',
      fontWeightNormal: '400',
      spacingUnit: '4px',
      gridRowSpacing: '16px',
      gridColumnSpacing: '16px',
      borderRadius: '3px',
      colorPrimary: colour('--accent'),
      colorBackground: colour('--desk'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-quiet'),
      colorTextPlaceholder: colour('--ink-quiet'),
      colorDanger: colour('--danger'),
      iconColor: colour('--ink-quiet'),
    },
    rules: {
      '.Label': { fontWeight: '500', color: colour('--ink') },
      '.Input': {
        border: `1px solid ${colour('--line')}`,
        borderBottom: `1.5px solid ${colour('--line-strong')}`,
        fontSize: '16px',
        boxShadow: 'none',
      },
      '.Input:hover': { borderColor: colour('--line-strong') },
      '.Input:focus': { outline: `2px solid ${colour('--accent')}`, outlineOffset: '1px' },
      '.Input--invalid': { borderColor: colour('--danger'), boxShadow: 'none' },
    },
  }
}

/** Converts through the browser, since Stripe can't parse `oklch`. */
function asRgb(css: string): string {
  const probe = document.createElement('span')
  probe.style.color = css
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const canvas = new OffscreenCanvas(1, 1)
  const paint = canvas.getContext('2d')
  if (!paint) return color
  paint.fillStyle = color
  paint.fillRect(0, 0, 1, 1)
  const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

import type { Appearance } from '@stripe/stripe-js'

/** Stripe's fields stand in a frame of Stripe's own, so they cannot use our letters or our tokens. */
const FONTS = '"Avenir Next", "Segoe UI", system-ui, sans-serif'

/** Our tokens as they are at this moment, light or dark, in the words of Stripe's fields. */
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

/** Every browser can say what a colour is on the screen; not every program reads `oklch`. */
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

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it("doesn't submit a form unless asked to", () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
  })

  it('announces that it is busy and keeps the focus', () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Saving…">
        Save
      </Button>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled/)
    expect(html).toContain('Saving…')
  })

  it('can be idle without announcing it, and keeps the focus', () => {
    const html = renderToStaticMarkup(<Button aria-disabled>Save</Button>)
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled|aria-busy/)
    expect(renderToStaticMarkup(<Button aria-disabled={false}>Save</Button>)).not.toMatch(
      /disabled/,
    )
  })
})

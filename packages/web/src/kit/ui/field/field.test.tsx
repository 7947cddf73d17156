import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'

const options = [{ value: 'evening', label: 'Evening' }]
const fields = [
  ['Field', Field, {}],
  ['TextArea', TextArea, {}],
  ['Select', Select, { options }],
] as const

describe.each(fields)('%s', (_name, Part, own) => {
  const render = (props: { error?: string; hint?: string }) =>
    renderToStaticMarkup(
      <Part {...(own as { options: typeof options })} id="f" label="Name" {...props} />,
    )

  it('belongs to its label', () => {
    expect(render({})).toMatch(/<label[^>]* for="f"/)
    expect(render({})).toMatch(/<(input|textarea|select)[^>]* id="f"/)
  })

  it('announces error and hint to screen readers, the error first', () => {
    const html = render({ error: 'Too short', hint: 'At least 3' })
    expect(html).toContain('aria-describedby="f-error f-hint"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/<p[^>]* id="f-error" role="alert">.*Too short/)
  })

  it('announces no error while there is none', () => {
    const html = render({ hint: 'At least 3' })
    expect(html).toContain('aria-describedby="f-hint"')
    expect(html).not.toContain('aria-invalid')
  })
})

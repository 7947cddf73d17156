import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Invoice, InvoiceRow } from './invoice-row.tsx'

const invoice: Invoice = {
  id: 'in_1',
  number: 'A-1',
  createdAt: '2026-03-04T12:00:00.000Z',
  amountPaid: 600,
  currency: 'usd',
  status: 'paid',
  url: null,
}

it('names every invoice state in plain words', () => {
  for (const status of ['draft', 'open', 'paid', 'refunded', 'uncollectible', 'void']) {
    const html = renderToStaticMarkup(<InvoiceRow invoice={{ ...invoice, status }} />)
    expect(html).not.toContain(`>${status}<`)
    expect(html).toMatch(/>[A-Z][a-z ]+<\/span><span class="[^"]*link/)
  }
})

it('an unpaid invoice says what is due, and one that was given up nothing', () => {
  const due = { ...invoice, amountPaid: 0, amountDue: 650 }
  const textOf = (status: string) =>
    renderToStaticMarkup(<InvoiceRow invoice={{ ...due, status }} />)
  expect(textOf('open')).toContain('$6.50')
  expect(textOf('void')).not.toContain('$')
})

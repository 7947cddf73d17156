import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#app/testing/open-app.tsx'

const field = (label: string) => page.getByLabelText(label, { exact: true })

it('AUTH-09 the login names what is wrong with the email, to the eye and to a screen reader', async () => {
  await openApp('/login')
  await field('Email').fill('mara@home')
  await userEvent.tab({ shift: true })
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid email address')
  await field('Email').fill('mara@example.org')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

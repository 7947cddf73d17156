import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

const invalid = () => document.querySelectorAll('[aria-invalid]').length
export const leaveField = () => (document.activeElement as HTMLElement | null)?.blur()

/** Expects a field's error on screen and in the accessibility tree. */
export async function expectError(label: string, message: string): Promise<void> {
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
  const [described = ''] = field(label).element().getAttribute('aria-describedby')?.split(' ') ?? []
  const said = document.getElementById(described)
  expect([said?.textContent, said?.role || said?.getAttribute('role')]).toEqual([message, 'alert'])
  await expect.element(page.getByText(message, { exact: true })).toBeVisible()
}

export async function expectNoErrors(): Promise<void> {
  await expect.poll(invalid).toBe(0)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
}

/** Types, leaves the field, and checks its message. */
export async function expectToSay(label: string, value: string, message: string): Promise<void> {
  await field(label).fill(value)
  leaveField()
  await expectError(label, message)
}

/** A field shows its error only after blur, not while it's first typed into. */
export async function expectOnlyTouched(labels: readonly string[]): Promise<void> {
  await expectNoErrors()
  for (const [index, label] of labels.entries()) {
    await field(label).click()
    await userEvent.keyboard('a')
    await expect.element(field(label)).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Backspace}')
    leaveField()
    await expect.poll(invalid, { message: label }).toBe(index + 1)
  }
}

/** A submit shows all errors and focuses the first invalid field. */
export async function expectAllAtSubmit(labels: readonly string[], button: string): Promise<void> {
  await press(button)
  await expect.poll(invalid).toBe(labels.length)
  await expect.element(field(labels[0] ?? '')).toHaveFocus()
}

/** Email and password have the same messages on both forms. */
export async function expectEmailAndPassword(): Promise<void> {
  await expectToSay('Email', '', 'Email is required')
  await expectToSay('Email', 'mara@home', 'Invalid email address')
  await field('Email').fill('mara@example.org')
  await expectNoErrors()
  await expectToSay('Password', '', 'Password is required')
  await expectToSay('Password', '12345', 'Password must be at least 6 characters')
  await field('Password').fill('qpzmwo')
  await expectNoErrors()
}

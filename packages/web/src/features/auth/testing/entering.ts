import { page } from 'vitest/browser'
import { ANNA } from '#app/testing/a-person.ts'
import { field } from './fields.ts'

export const PASSWORD = 'a quiet desk'
export const CODE = 'ABCDE-FGHJK-MNPQR-STVWX-YZ234'

export const banner = page.getByRole('main').getByRole('alert')

export const signedIn = {
  token: 'a-token',
  device: 'a-device',
  user: ANNA,
  onboardingComplete: true,
}

/** The answer to a signup or a recovery. */
export const signedInWithCode = { ...signedIn, recoveryCode: CODE }

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}

export const fillLogin = (email: string = ANNA.email) => fill({ Email: email, Password: PASSWORD })

export const fillSignup = () =>
  fill({
    Username: ANNA.username,
    'Display name': ANNA.displayName,
    Email: ANNA.email,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  })

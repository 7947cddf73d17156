import * as z from 'zod/mini'

type Twice<F extends string> = Record<F | 'confirmPassword', string>

/** The rule of a form that asks for a password twice. */
export function passwordTwice<F extends string>(field: F) {
  return z.refine<Twice<F>>(
    (form) => form.confirmPassword === '' || form.confirmPassword === form[field],
    { error: 'Passwords must match', path: ['confirmPassword'] },
  )
}

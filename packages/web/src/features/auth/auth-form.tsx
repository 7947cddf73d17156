import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import styles from './auth.module.css'

interface AuthFormProps {
  form: {
    readonly formProps: ComponentProps<'form'>
    readonly busy: boolean
    readonly failure: string | undefined
  }
  submit: string
  busy: string
  children: ReactNode
}

/** Fields, the last error and the submit button. */
export function AuthForm({ form, submit, busy, children }: AuthFormProps) {
  return (
    <form {...form.formProps} className={styles.form}>
      {form.failure && <Banner kind="danger">{form.failure}</Banner>}
      {children}
      <Button type="submit" kind="primary" size="large" wide busy={form.busy} busyLabel={busy}>
        {submit}
      </Button>
    </form>
  )
}

import { type ApiToken, TOKEN_SCOPES, type TokenScope } from '@daywell/core/account'
import type { SubmitEvent } from 'react'
import { PasswordAsk } from '#features/profile/password-ask.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Checkbox } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { Select } from '#kit/ui/field/select.tsx'
import styles from './tokens.module.css'
import { tokensTexts } from './tokens.texts.ts'
import { useTokenForm } from './use-token-form.ts'

interface TokenFormProps {
  readonly email: string
  readonly onCreated: (token: ApiToken & { readonly token: string }) => void
  readonly onCancel: () => void
}

export function TokenForm({ email, onCreated, onCancel }: TokenFormProps) {
  const texts = useTexts(tokensTexts)
  const { form, scopes, needsPassword, confirm } = useTokenForm(onCreated)
  const name = form.field('name')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (scopes.check()) return form.formProps.onSubmit(event)
    event.preventDefault()
  }
  return (
    <>
      <form {...form.formProps} className={styles.form} onSubmit={submit}>
        {form.failure && !name.error && <Banner kind="danger">{form.failure}</Banner>}
        <Field
          {...name}
          label={texts.name}
          hint={name.error ? undefined : texts.nameHint}
          autoComplete="off"
          data-autofocus=""
        />
        <Scopes scopes={scopes} />
        <Select
          {...form.field('expiresInDays')}
          label={texts.expires}
          options={Object.entries(texts.days).map(([value, label]) => ({ value, label }))}
        />
        {!needsPassword && (
          <div className={styles.end}>
            <Button kind="quiet" aria-disabled={form.busy} onClick={onCancel}>
              {texts.cancel}
            </Button>
            <Button type="submit" kind="primary" busy={form.busy} busyLabel={texts.creating}>
              {texts.create}
            </Button>
          </div>
        )}
      </form>
      {needsPassword && (
        <PasswordAsk
          email={email}
          why={texts.password}
          confirm={texts.confirm}
          confirming={texts.creating}
          kind="primary"
          feature="create-token"
          go={confirm}
          mayGo={scopes.check}
          onCancel={onCancel}
        />
      )}
    </>
  )
}

function Scopes({ scopes }: { scopes: ReturnType<typeof useTokenForm>['scopes'] }) {
  const texts = useTexts(tokensTexts)
  const has = (scope: TokenScope) => scopes.chosen.includes(scope)
  return (
    <div>
      <ChoiceGroup legend={texts.scopes}>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={texts.scope[scope]}
            hint={texts.scopeHint[scope]}
            checked={has(scope)}
            onChange={(event) => scopes.choose(scope, event.target.checked)}
          />
        ))}
      </ChoiceGroup>
      <p role="alert" className={styles.missing}>
        {scopes.isMissing && texts.scopeMissing}
      </p>
    </div>
  )
}

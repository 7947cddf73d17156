import type { User } from '@daywell/core/account'
import { useId } from 'react'
import { PasswordAsk } from '#features/profile/password-ask.tsx'
import styles from '#features/profile/profile.module.css'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { useFocusReturn } from '#features/profile/use-focus-return.ts'
import { useSaveKey } from '#kit/forms/use-save-key.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Checkbox } from '#kit/ui/choice/checkbox.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { NameFields } from './name-fields.tsx'
import { PasswordFields } from './password-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface DetailsSectionProps {
  readonly person: User
  /** Whether to ask what becomes of API tokens. */
  readonly hasTokens: boolean
  readonly onPasswordChanged: () => void
}

/** Names, email and password in one form. */
export function DetailsSection({ person, hasTokens, onPasswordChanged }: DetailsSectionProps) {
  const { details: texts, password, ask } = useTexts(profileTexts)
  const profile = useProfileForm(person, onPasswordChanged)
  const { form, changesPassword } = profile
  const formId = useId()
  const save = useFocusReturn(profile.isPasswordNeeded)
  useSaveKey(form.submit)
  return (
    <PageSection title={texts.title} aside={texts.lead}>
      <form {...form.formProps} id={formId} className={styles.fields}>
        {form.failure && <Banner kind="danger">{form.failure}</Banner>}
        <NameFields field={form.field} />
        <div className={styles.password}>
          {changesPassword ? (
            <>
              <PasswordFields field={form.field} />
              {hasTokens && (
                <Checkbox
                  label={password.keepTokens}
                  hint={password.keepTokensHint}
                  {...profile.keepTokens}
                />
              )}
            </>
          ) : (
            <p className={styles.label}>{password.title}</p>
          )}
          <Button aria-disabled={form.busy} onClick={profile.togglePassword}>
            {changesPassword ? password.cancel : password.change}
          </Button>
        </div>
      </form>
      {profile.isPasswordNeeded ? (
        <PasswordAsk
          email={person.email}
          why={ask.forSave}
          confirm={ask.save}
          confirming={texts.saving}
          kind="primary"
          feature="update-profile"
          go={profile.confirm}
          onCancel={profile.doWithoutPassword}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            ref={save}
            type="submit"
            form={formId}
            kind="primary"
            busy={form.busy}
            busyLabel={texts.saving}
          >
            {texts.save}
          </Button>
          <span className="text-small text-quiet" role="status">
            {profile.isUnsaved && !form.busy && texts.unsaved}
          </span>
        </div>
      )}
    </PageSection>
  )
}

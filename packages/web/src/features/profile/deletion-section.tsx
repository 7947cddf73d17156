import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { AreYouSure } from './are-you-sure.tsx'
import { profileTexts } from './profile.texts.ts'
import { useFocusReturn } from './use-focus-return.ts'

export function DeletionSection({ email }: { email: string }) {
  const { deletion: texts } = useTexts(profileTexts)
  const [asking, setAsking] = useState(false)
  const opener = useFocusReturn(asking)
  return (
    <PageSection title={texts.title} aside={texts.lead}>
      {asking ? (
        <AreYouSure email={email} onCancel={() => setAsking(false)} />
      ) : (
        <Button ref={opener} kind="danger" onClick={() => setAsking(true)}>
          {texts.act}
        </Button>
      )}
    </PageSection>
  )
}

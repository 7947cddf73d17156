import { appTexts } from '#app/app.texts.ts'
import { landingTexts } from '#features/landing/landing.texts.ts'

/**
 * Metadata for search engines and link previews. The server adds the canonical and image URLs,
 * since only it knows its origin.
 */
export function LandingHead() {
  const { product, titles } = appTexts.en
  const { lead, picture } = landingTexts.en
  return (
    <>
      <title>{titles.landing}</title>
      <meta name="description" content={lead} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={titles.landing} />
      <meta property="og:description" content={lead} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.label} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

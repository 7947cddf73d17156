import { appTexts } from '#app/app.texts.ts'
import { landingTexts } from '#features/landing/landing.texts.ts'

/**
 * What search engines and shared links show. What needs the whole address, the place of the page
 * itself and of its picture, is added by the server, which knows it.
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

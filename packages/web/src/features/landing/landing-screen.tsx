import { About } from './about.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LastCall } from './last-call.tsx'
import { PagePicture } from './page-picture.tsx'
import { Plans } from './plans.tsx'
import { Voices } from './voices.tsx'

export default function LandingScreen() {
  return (
    <>
      <Hero />
      <PagePicture />
      <Features />
      <HowItWorks />
      <Voices />
      <Plans />
      <About />
      <LastCall />
    </>
  )
}

import { About } from './about.tsx'
import { Features } from './features.tsx'
import { Foot } from './foot.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './landing.module.css'
import { LastCall } from './last-call.tsx'
import { JournalPicture } from './picture/journal-picture.tsx'
import { Plans } from './plans.tsx'
import { Voices } from './voices.tsx'
import { WhereWordsLive } from './where-words-live.tsx'

export default function LandingScreen() {
  return (
    <div className={styles.landing}>
      <Hero />
      <JournalPicture />
      <Features />
      <HowItWorks />
      <WhereWordsLive />
      <Voices />
      <Plans />
      <About />
      <LastCall />
      <Foot />
    </div>
  )
}

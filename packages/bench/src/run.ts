import { analysis } from './analysis.ts'
import { ask } from './ask.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { insights } from './browser/insights.ts'
import { lighthouseScores } from './browser/lighthouse.ts'
import { pastEntries } from './browser/past-entries.ts'
import { photos } from './browser/photos.ts'
import { search } from './browser/search.ts'
import { typing } from './browser/typing.ts'
import { chat } from './chat.ts'
import { groupCommit } from './group-commit.ts'
import { loginTiming } from './login-timing.ts'
import { media } from './media/media.ts'
import { neighbors } from './neighbors/neighbors.ts'
import { pasting } from './pasting.ts'
import { push } from './push/push.ts'
import { report } from './report.ts'
import { start } from './start.ts'
import { syncCreate } from './sync/create.ts'
import { syncDelta } from './sync/delta.ts'
import { syncFirst } from './sync/first.ts'
import { syncList } from './sync/list.ts'

const benchmarks: Benchmark[] = [
  start,
  groupCommit,
  loginTiming,
  syncDelta,
  syncFirst,
  syncCreate,
  syncList,
  push,
  pastEntries,
  photos,
  search,
  typing,
  insights,
  pasting,
  analysis,
  chat,
  ask,
  report,
  media,
  ...neighbors,
  ...lighthouseScores,
]

// `npm run bench -- sync` measures only what has this word in its name.
const [wanted = ''] = process.argv.slice(2)
let missed = 0
for (const benchmark of benchmarks.filter(({ name }) => name.includes(wanted))) {
  console.log(benchmark.name)
  for (const figure of await benchmark.run()) {
    console.log(`  ${lineOf(figure)}`)
    if (figure.ratio < figure.atLeast) missed += 1
  }
}
if (missed > 0) {
  console.log(missed === 1 ? 'One limit was missed.' : `${missed} limits were missed.`)
  process.exitCode = 1
}

function lineOf({ what, ratio, atLeast, measured }: Figure): string {
  const verdict = ratio < atLeast ? 'MISSED' : 'ok'
  return `${verdict}  ${what}: ${ratio.toFixed(2)} (at least ${atLeast.toFixed(2)}); ${measured}`
}

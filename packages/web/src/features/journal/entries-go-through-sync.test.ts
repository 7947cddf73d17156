import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SCREENS = new URL('../', import.meta.url)
const WRITING = /endpoints\.(?:saveEntry|updateEntry|deleteEntry|syncEntries)\b/

it('JRN-20 no screen calls the server to create, update or delete an entry', () => {
  const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  expect(sources.length).toBeGreaterThan(50)
  const calling = sources.filter((file) =>
    WRITING.test(readFileSync(new URL(file, SCREENS), 'utf8')),
  )
  expect(calling).toEqual([])
})

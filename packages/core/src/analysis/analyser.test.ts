import { describe, expect, it } from 'vitest'
import { loadAnalyser } from './index.ts'

const { analyse } = await loadAnalyser()

describe('an analysis', () => {
  it('tells the themes of a text in the words of its writer', () => {
    const { themes } = analyse(
      "I keep thinking about the move to Leeds and my sister's wedding. The job interview went well.",
    )
    expect(themes.map(({ phrase }) => phrase)).toEqual([
      'the move to Leeds',
      "my sister's wedding",
      'job interview',
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDocument } from '#markdown/testing/documents.ts'
import { anEntry } from '#testing/index.ts'
import { markdownOf } from './write-markdown.ts'

describe('an entry as Markdown', () => {
  it('begins with what is known of it and ends with its text, untouched', () => {
    const entry = anEntry({
      title: 'The "long" way: home\u2028',
      content: '# Not a title\n\n--- *as written*  ',
      tags: ['river', 'a, b'],
      mood: 'calm',
      favorite: true,
      prompt: 'What did you see?',
      metadata: { wordCount: 6, keywords: ['title', 'written'] },
    })
    expect(markdownOf(entry)).toBe(`---
title: "The \\"long\\" way: home\\u2028"
date: "2026-03-14"
created: "2026-03-14T09:30:00.000Z"
updated: "2026-03-14T09:30:00.000Z"
timeZone: "UTC"
mood: "calm"
tags: ["river","a, b"]
keywords: ["title","written"]
starred: true
prompt: "What did you see?"
id: "65f2c3a0a1b2c3d4e5f60718"
---

# Not a title

--- *as written*  
`)
  })

  it('says of one that is kept on the device that it is', () => {
    const text = markdownOf(anEntry({ _id: 'local_abc', hideFromAssistant: true }))
    expect(text).toContain('hideFromAssistant: true\nkeptOnDevice: true\nid: "abc"\n')
  })

  it('leaves out what there is none of', () => {
    const text = markdownOf(anEntry({ title: '', content: 'Cold.' }))
    expect(text).not.toMatch(/title|mood|tags|starred|prompt|hide|kept/)
  })
})

it('FMT-12 an export as Markdown has an entry byte for byte', () => {
  fc.assert(
    fc.property(anyDocument, (content) => {
      expect(markdownOf(anEntry({ content }))).toContain(`---\n\n${content}\n`)
    }),
    { seed: 20, numRuns: 300 },
  )
})

import { expect, it } from 'vitest'
import { askHere } from './ask-here.ts'

it('no worker begins for a question that nobody waits for any more', async () => {
  const gone = AbortSignal.abort(new Error('Nobody is there'))
  await expect(askHere({ question: 'When?', entries: [] }, gone)).rejects.toThrow('Nobody is there')
})

import { expect, it } from 'vitest'
import { askHere } from './ask-here.ts'

it('no worker starts for an aborted question', async () => {
  const gone = AbortSignal.abort(new Error('Nobody is there'))
  await expect(askHere({ question: 'When?', entries: [] }, gone)).rejects.toThrow('Nobody is there')
})

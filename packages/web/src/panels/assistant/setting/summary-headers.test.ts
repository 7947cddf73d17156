import { expect, it, onTestFinished } from 'vitest'
import { setAssistantOn } from './assistant-setting.ts'
import { summaryHeaders } from './summary-headers.ts'

it('a summary is requested without a model if the assistant is off', () => {
  onTestFinished(() => setAssistantOn(true))
  expect(summaryHeaders('cloud')).toEqual({ 'privacy-level': 'cloud' })
  setAssistantOn(false)
  expect(summaryHeaders('hybrid')).toEqual({ 'privacy-level': 'hybrid', 'ai-assistant': 'off' })
})

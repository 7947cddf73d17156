import type { Speaker } from './speaker.ts'

const head = { id: 'chatcmpl-1', created: 1_750_000_000 }

const whole: Speaker['whole'] = (model, text) =>
  JSON.stringify({
    ...head,
    object: 'chat.completion',
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

/** The wire format of OpenAI's chat completions, as Ollama, llama.cpp and vLLM speak it too. */
export const openai: Speaker = {
  whole,
  wholeAsTool: whole,
  begins: (model) => [chunk(model, { role: 'assistant', content: '' }, null)],
  word: (model, text) => chunk(model, { content: text }, null),
  ends: (model, reason = 'stop') => [chunk(model, {}, reason), 'data: [DONE]\n\n'],
  fails: () => 'data: {"error":{"message":"The model crashed","type":"server_error"}}\n\n',
  wrong: () => 'data: {"id":"chatcmpl-1","choices":[{"delta":{"content":"Half\n\n',
}

function chunk(model: string, delta: object, finish: string | null): string {
  const body = {
    ...head,
    object: 'chat.completion.chunk',
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  }
  return `data: ${JSON.stringify(body)}\n\n`
}

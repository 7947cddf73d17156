import type { Speaker, Usage } from './speaker.ts'

const head = { id: 'chatcmpl-1', created: 1_750_000_000 }

const whole: Speaker['whole'] = (model, text, usage) =>
  JSON.stringify({
    ...head,
    object: 'chat.completion',
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: usageOf(usage),
  })

/** The wire format of OpenAI's chat completions, as Ollama, llama.cpp and vLLM speak it too. */
export const openai: Speaker = {
  whole,
  wholeAsTool: whole,
  begins: (model) => [chunk(model, { role: 'assistant', content: '' }, null)],
  word: (model, text) => chunk(model, { content: text }, null),
  ends: (model, usage, reason = 'stop') => [
    chunk(model, {}, reason),
    ...(usage ? [data({ ...chunkHead(model), choices: [], usage: usageOf(usage) })] : []),
    'data: [DONE]\n\n',
  ],
  fails: () => 'data: {"error":{"message":"The model crashed","type":"server_error"}}\n\n',
  wrong: () => 'data: {"id":"chatcmpl-1","choices":[{"delta":{"content":"Half\n\n',
}

const chunkHead = (model: string) => ({ ...head, object: 'chat.completion.chunk', model })

function chunk(model: string, delta: object, finish: string | null): string {
  return data({ ...chunkHead(model), choices: [{ index: 0, delta, finish_reason: finish }] })
}

function usageOf({ input, output }: Usage) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}

function data(body: object): string {
  return `data: ${JSON.stringify(body)}\n\n`
}

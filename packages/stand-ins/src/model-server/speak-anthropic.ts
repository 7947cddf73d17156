import type { Speaker, Usage } from './speaker.ts'

const message = (model: string, content: object[], { input, output }: Usage) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model,
  content,
  stop_reason: content.length > 0 ? 'end_turn' : null,
  stop_sequence: null,
  usage: { input_tokens: input, output_tokens: output },
})

/** The wire format of Anthropic's messages. */
export const anthropic: Speaker = {
  whole: (model, text, usage) => JSON.stringify(message(model, [{ type: 'text', text }], usage)),
  wholeAsTool: (model, text, usage) => {
    const used = { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) }
    return JSON.stringify({ ...message(model, [used], usage), stop_reason: 'tool_use' })
  },
  begins: (model, { input }) => [
    // What it will say is still to come.
    event('message_start', { message: message(model, [], { input, output: 1 }) }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    event('ping', {}),
  ],
  word: (_model, text) =>
    event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  ends: (_model, usage, reason = 'end_turn') => [
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: reason, stop_sequence: null },
      ...(usage && { usage: { output_tokens: usage.output } }),
    }),
    event('message_stop', {}),
  ],
  fails: () => event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  wrong: () => 'event: content_block_delta\ndata: {"type":"content_block_delta","ind\n\n',
}

function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`
}

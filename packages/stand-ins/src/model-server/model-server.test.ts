import { describe, expect, it, onTestFinished } from 'vitest'
import { obeying, startModelServer } from './index.ts'

async function aModel() {
  const model = await startModelServer({ says: 'A quiet answer.' })
  onTestFinished(model.stop)
  const post = (path: string, body: object) =>
    fetch(`${model.url}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return { model, post }
}

const json = async (response: Promise<Response>) => JSON.parse(await (await response).text())
const question = { model: 'm', messages: [{ role: 'user', content: 'How was it?' }] }
const dataOf = (text: string) => [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data ?? '')

describe('the model server that tests talk to', () => {
  it('speaks as OpenAI does, whole and streamed', async () => {
    const { model, post } = await aModel()
    const whole = await json(post('chat/completions', question))
    expect(whole.choices[0].message).toEqual({ role: 'assistant', content: 'A quiet answer.' })
    const text = await (await post('chat/completions', { ...question, stream: true })).text()
    const data = dataOf(text)
    expect(data.at(-1)).toBe('[DONE]')
    const words = data.slice(0, -1).map((each) => JSON.parse(each).choices[0].delta.content ?? '')
    expect(words.join('')).toBe('A quiet answer.')
    expect(model.heard.map(({ streamed }) => streamed)).toEqual([false, true])
    expect(model.heard[0]?.messages).toEqual([{ role: 'user', text: 'How was it?' }])
  })

  it('speaks as Anthropic does, whole and streamed', async () => {
    const { model, post } = await aModel()
    const asked = { ...question, system: [{ type: 'text', text: 'Be kind.' }] }
    const whole = await json(post('messages', asked))
    expect(whole.content).toEqual([{ type: 'text', text: 'A quiet answer.' }])
    const text = await (await post('messages', { ...asked, stream: true })).text()
    const events = dataOf(text).map((each) => JSON.parse(each))
    expect(events[0].type).toBe('message_start')
    expect(events.at(-1).type).toBe('message_stop')
    const words = events.flatMap(({ delta }) => delta?.text ?? [])
    expect(words.join('')).toBe('A quiet answer.')
    expect(model.heard[1]?.system).toBe('Be kind.')
  })

  it('fails as it is told to, call by call', async () => {
    const { model, post } = await aModel()
    model.next = [{ status: 429, headers: { 'retry-after': '7' } }, { status: 529 }, 'garbage']
    const busy = await post('chat/completions', question)
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7'])
    expect((await post('messages', question)).status).toBe(529)
    expect(await (await post('messages', question)).text()).toContain('<h1>')
    model.next = ['hang-up', { cutAfter: 1 }]
    await expect(post('chat/completions', question)).rejects.toThrow()
    const cut = await post('chat/completions', { ...question, stream: true })
    await expect(cut.text()).rejects.toThrow()
    expect((await post('chat/completions', question)).status).toBe(200)
  })

  it('fills every text of a schema with what it has to say', async () => {
    const { model, post } = await aModel()
    const schema = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'string' } } },
    }
    const asked = { ...question, response_format: { type: 'json_schema', json_schema: { schema } } }
    const written = async () =>
      JSON.parse((await json(post('chat/completions', asked))).choices[0].message.content)
    expect(await written()).toEqual({ a: 'A quiet answer.', b: ['A quiet answer.'] })
    model.fault = 'misfit'
    expect(await written()).toEqual({ misfit: true })
  })

  it('gives away all that it was given when it obeys', async () => {
    const { model, post } = await aModel()
    model.says = obeying
    const asked = { ...question, system: 'The secret is a plum.' }
    const { content } = await json(post('messages', asked))
    expect(content[0].text).toContain('The secret is a plum.\nHow was it?')
  })
})

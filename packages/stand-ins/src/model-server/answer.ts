import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, GARBAGE, refusal } from './fault.ts'
import { flood } from './flood.ts'
import type { Heard } from './heard.ts'
import { anthropic } from './speak-anthropic.ts'
import { openai } from './speak-openai.ts'
import type { Speaker, Usage } from './speaker.ts'

const speakers = { openai, anthropic }

/** Longer texts are streamed in larger chunks, or a test would wait for a thousand of them. */
const MAX_WORD_BY_WORD_CHARS = 2000

interface Answering {
  readonly heard: Heard
  readonly text: string
  readonly fault: Fault | undefined
  /** What it says that the call cost. */
  readonly usage: Usage
  /** Resolves when the test lets a held answer go on. */
  readonly released: () => Promise<void>
  /** Learns how many bytes a flood took before the caller hung up. */
  readonly flooded: (bytes: number) => void
}

/** Answers one call, well or with its fault. */
export async function answer(response: ServerResponse, answering: Answering): Promise<void> {
  const { fault, heard, released } = answering
  if (fault === 'hang') await released()
  if (is(fault, 'slow') && fault.slow === 'first-byte') await pause(fault.ms)
  if (is(fault, 'status'))
    return void response
      .writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      .end(refusal(fault.status))
  if (fault === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(GARBAGE)
  const type = heard.streamed ? 'text/event-stream' : 'application/json'
  if (is(fault, 'flood')) return answering.flooded(await flood(response, fault.flood, type))
  if (is(fault, 'raw'))
    return void response.writeHead(200, { 'content-type': type, ...fault.headers }).end(fault.raw)
  return heard.streamed ? stream(response, answering) : whole(response, answering)
}

async function whole(response: ServerResponse, answering: Answering) {
  const { heard, fault, text, released, usage } = answering
  const { whole: words, wholeAsTool } = speakers[heard.dialect]
  const inOnePiece = heard.schemaIsTool ? wholeAsTool : words
  if (is(fault, 'cutAfter')) return void response.destroy()
  if (is(fault, 'holdAfter')) await released()
  response.writeHead(is(fault, 'failAfter') ? 500 : 200, { 'content-type': 'application/json' })
  const body = inOnePiece(heard.model, fault === 'nothing' ? '' : text, usage)
  response.end(fault === 'wrong-json' ? body.slice(0, body.length / 2) : body)
}

async function stream(response: ServerResponse, answering: Answering): Promise<void> {
  const { heard, fault, text, usage } = answering
  const { model, dialect } = heard
  const speaker = speakers[dialect]
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  await say(response, speaker.begins(model, usage).join(''))
  let said = 0
  for (const word of tokensOf(text, fault)) {
    const last = await beforeWord(said, speaker, answering)
    if (last === 'cut') return void response.destroy()
    if (last !== undefined) return void response.end(last)
    if (response.destroyed) return
    await say(response, speaker.word(model, word))
    said += 1
  }
  if (fault === 'no-end') return void response.end()
  const reason = is(fault, 'ends') ? fault.ends : undefined
  await say(response, speaker.ends(model, heard.wantsUsage ? usage : undefined, reason).join(''))
  if (fault === 'open-end') await answering.released()
  response.end()
}

/** What a fault does before a word; answers the last thing that is said, where this ends it. */
async function beforeWord(
  said: number,
  { wrong, fails }: Speaker,
  { fault, released }: Answering,
): Promise<string | undefined> {
  if (is(fault, 'holdAfter') && said === fault.holdAfter) await released()
  if (is(fault, 'slow') && fault.slow === 'words') await pause(fault.ms)
  if (is(fault, 'cutAfter') && said === fault.cutAfter) return 'cut'
  if (is(fault, 'failAfter') && said === fault.failAfter) return fails()
  return fault === 'wrong-json' && said === 1 ? wrong() : undefined
}

/** Resolves once it is on the line, so that what is cut later still had its beginning. */
async function say(response: ServerResponse, piece: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  response.write(piece, () => resolve())
  await promise
}

function tokensOf(text: string, fault: Fault | undefined): Iterable<string> {
  if (fault === 'nothing') return []
  const words =
    text.match(text.length > MAX_WORD_BY_WORD_CHARS ? /[\s\S]{1,200}/g : /\S+\s*|\s+/g) ?? []
  return fault === 'endless' ? again(words) : words
}

function* again(words: readonly string[]): Generator<string> {
  for (;;) yield* words
}

function is<K extends string>(
  fault: Fault | undefined,
  key: K,
): fault is Extract<Fault, Readonly<Record<K, unknown>>> {
  return typeof fault === 'object' && key in fault
}

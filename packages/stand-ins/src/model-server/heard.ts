import type { IncomingHttpHeaders } from 'node:http'

export type Dialect = 'openai' | 'anthropic'

/** What a model was given with one call: the proof of what left the server. */
export interface Heard {
  readonly dialect: Dialect
  readonly headers: IncomingHttpHeaders
  /** The body as it came. */
  readonly sent: string
  readonly model: string
  readonly system: string
  readonly messages: readonly { readonly role: string; readonly text: string }[]
  readonly streamed: boolean
  /** Whether what it costs is to be told with a stream; Anthropic's always tell. */
  readonly wantsUsage: boolean
  /** The JSON schema that the answer has to fit; absent where any words will do. */
  readonly schema: JsonSchema | undefined
  /** Whether that schema came as a tool that has to be used, which Anthropic's models know longer. */
  readonly schemaIsTool: boolean
  /** Tools that the model may use; one that stands for a schema is none. */
  readonly tools: readonly string[]
}

export type JsonSchema = Readonly<Record<string, unknown>>

type Json = Record<string, unknown>

interface Tool {
  readonly name?: string
  readonly input_schema?: JsonSchema
  readonly function?: { readonly name: string }
}

export function readHeard(dialect: Dialect, headers: IncomingHttpHeaders, sent: string): Heard {
  const body = JSON.parse(sent) as Json
  const messages = (body.messages as { role: string; content: unknown }[]).map(
    ({ role, content }) => ({ role, text: textOf(content) }),
  )
  const tools = (body.tools ?? []) as Tool[]
  const asTool = tools.find(({ name, input_schema }) => name === 'json' && input_schema)
  const isSystem = ({ role }: { role: string }) => role === 'system' || role === 'developer'
  return {
    dialect,
    headers,
    sent,
    model: String(body.model),
    system: [textOf(body.system), ...messages.filter(isSystem).map(({ text }) => text)].join(''),
    messages: messages.filter((message) => !isSystem(message)),
    streamed: body.stream === true,
    wantsUsage: dialect === 'anthropic' || wantsUsage(body),
    schema: schemaOf(body) ?? asTool?.input_schema,
    schemaIsTool: asTool !== undefined,
    tools: tools
      .filter((tool) => tool !== asTool)
      .map(({ name, function: f }) => name ?? f?.name ?? ''),
  }
}

/** Everything that a model could give away again, as one text. */
export function allOf({ system, messages }: Heard): string {
  return [system, ...messages.map(({ text }) => text)].join('\n')
}

function wantsUsage({ stream_options: options }: Json): boolean {
  return (options as { include_usage?: boolean } | undefined)?.include_usage === true
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: unknown }) => String(part.text ?? '')).join('')
}

function schemaOf(body: Json): JsonSchema | undefined {
  const format = body.response_format as { json_schema?: { schema?: JsonSchema } } | undefined
  const config = body.output_config as { format?: { schema?: JsonSchema } } | undefined
  return format?.json_schema?.schema ?? config?.format?.schema
}

import * as z from 'zod/mini'
import { commonErrors, type Endpoint } from './endpoint.ts'
import { errorBody } from './error-body.ts'
import { type ErrorCode, errors } from './errors.ts'
import { scopeOf } from './token-scopes.ts'

type Json = Record<string, unknown>

const contentTypes = {
  pdf: ['application/pdf'],
  text: ['text/plain'],
  'json-file': ['application/json'],
  'json-or-event-stream': ['application/json', 'text/event-stream'],
} as const satisfies Record<NonNullable<Endpoint['produces']>, readonly string[]>

/** Describes endpoints as an OpenAPI 3.1 document, from the schemas that check the requests. */
export function openApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
  { version }: { version: string },
): Json {
  const paths: Record<string, Json> = {}
  for (const [name, e] of Object.entries(endpoints)) {
    paths[e.path] = { ...paths[e.path], [e.method.toLowerCase()]: operation(name, e) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Daywell', version, license: { name: 'AGPL-3.0-only' } },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that a login answers with',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token that has the scope; `write` includes `read`',
        },
        operator: { type: 'http', scheme: 'bearer', description: 'The METRICS_TOKEN' },
      },
    },
  }
}

function operation(name: string, e: Endpoint): Json {
  const parameters = [...parametersOf(e.params, 'path'), ...parametersOf(e.headers, 'header')]
  return {
    operationId: name,
    summary: e.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(e.body && { requestBody: requestBody(e.body) }),
    responses: { ...answersOf(e), ...errorAnswersOf(e) },
    security: securityOf(name, e),
    ...(typeof e.access === 'object' && { 'x-feature': e.access.feature }),
  }
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'header'): Json[] {
  if (!schema) return []
  const { properties = {} } = jsonSchema(schema, 'input') as { properties?: Json }
  return Object.entries(properties).map(([name, shape]) => ({
    name: place === 'header' ? headerName(name) : name,
    in: place,
    required: place === 'path',
    schema: shape,
  }))
}

function headerName(name: string): string {
  return name
    .split('-')
    .map((word) => (word === 'ai' ? 'AI' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('-')
}

function requestBody(schema: z.ZodMiniType): Json {
  return {
    required: !z.safeParse(schema, {}).success,
    content: { 'application/json': { schema: jsonSchema(schema, 'input') } },
  }
}

function answersOf(e: Endpoint): Json {
  const types: readonly string[] = e.produces ? contentTypes[e.produces] : ['application/json']
  const answers = Object.entries(e.answers).map(([status, schema]) => {
    const content = schema && types.map((type) => [type, { schema: answerSchema(type, schema, e) }])
    return [status, { description: e.summary, ...(content && { content: fromPairs(content) }) }]
  })
  return fromPairs(answers)
}

function answerSchema(type: string, schema: z.ZodMiniType, { events }: Endpoint): Json {
  if (type === 'application/pdf') return { contentMediaType: type }
  if (type === 'text/event-stream') return { type: 'string', 'x-events': eventsOf(events) }
  return jsonSchema(schema, 'output')
}

/** OpenAPI 3.1 can't describe the events of a stream: lists the schema of each by its name. */
function eventsOf(events: Endpoint['events'] = {}): Json {
  return fromPairs(Object.entries(events).map(([name, data]) => [name, jsonSchema(data, 'output')]))
}

/** The errors by status, each with the codes that it may carry. */
function errorAnswersOf(e: Endpoint): Json {
  const byStatus = Map.groupBy(
    new Set<ErrorCode>([...commonErrors(e), ...e.errors]),
    (code) => errors[code].status,
  )
  const answers = [...byStatus].map(([status, codes]) => [String(status), errorAnswer(codes)])
  return fromPairs(answers)
}

function errorAnswer(codes: readonly ErrorCode[]): Json {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  }
  return {
    description: codes.map((code) => `${code}: ${errors[code].sentence}`).join(' · '),
    content: { 'application/json': { schema } },
  }
}

function securityOf(name: string, { access }: Endpoint): Json[] {
  if (access === 'anyone' || access === 'provider') return []
  if (access === 'operator') return [{ operator: [] }]
  const scope = scopeOf(name)
  return scope === 'never' ? [{ session: [] }] : [{ session: [] }, { token: [scope] }]
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A format says all that the long pattern beside it says.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern
    },
  })
  return json
}

function fromPairs(pairs: unknown[][]): Json {
  return Object.fromEntries(pairs as [string, unknown][])
}

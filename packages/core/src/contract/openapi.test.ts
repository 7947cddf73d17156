import { describe, expect, it } from 'vitest'
import { type Endpoint, endpoints, errors, openApiDocument } from './index.ts'

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: Json } } }
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>
  security: Json[]
  'x-feature'?: string
}

const document = openApiDocument(endpoints, { version: '1.2.3' })
const paths = document.paths as Record<string, Record<string, Operation>>
const operationOf = ({ path, method }: Endpoint) => paths[path]?.[method.toLowerCase()]
const all = Object.entries(endpoints) as [string, Endpoint][]

describe('the description of the API', () => {
  it('is an OpenAPI 3.1 document of this version that is plain JSON', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Daywell', version: '1.2.3' },
    })
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it('has every call, and no other', () => {
    const described = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map((operation) => operation.operationId),
    )
    expect(described.sort()).toEqual(Object.keys(endpoints).sort())
    for (const [name, e] of all) expect(operationOf(e)?.operationId).toBe(name)
  })

  it('has every answer and every error code of every call under its status', () => {
    for (const [name, e] of all) {
      const { responses } = operationOf(e) as Operation
      for (const status of Object.keys(e.answers)) expect(responses, name).toHaveProperty(status)
      for (const code of e.errors)
        expect(responses[errors[code].status]?.description, name).toContain(code)
    }
  })

  it('resolves every reference that it makes', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    const found = [...references].map(([, path]) =>
      path?.split('/').reduce<unknown>((part, key) => (part as Json)?.[key], document),
    )
    expect(found.length).toBeGreaterThan(100)
    expect(found.every((part) => typeof part === 'object' && part !== null)).toBe(true)
  })

  it('names the params of a path and the headers that count', () => {
    expect(operationOf(endpoints.restoreRevision)?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
      { name: 'rev', in: 'path', required: true },
    ])
    expect(operationOf(endpoints.syncEntries)?.parameters).toMatchObject([
      { name: 'Time-Zone', in: 'header', required: false },
      { name: 'Last-Sync', in: 'header', required: false },
      { name: 'Privacy-Level', in: 'header', required: false },
    ])
    expect(operationOf(endpoints.askAssistant)?.parameters).toMatchObject([
      { name: 'Time-Zone' },
      { name: 'AI-Interaction-Level' },
      { name: 'Privacy-Level' },
      { name: 'Accept-Language' },
    ])
  })

  it('describes what is sent, with what may be left out and what is not known', () => {
    const body = operationOf(endpoints.signup)?.requestBody
    expect(body?.required).toBe(true)
    expect(body?.content['application/json'].schema).toMatchObject({
      required: ['email', 'username', 'displayName', 'password'],
      additionalProperties: false,
      properties: {
        preferences: { properties: { promptTopics: { type: 'array', maxItems: 100 } } },
      },
    })
    expect(operationOf(endpoints.unsubscribePush)?.requestBody?.required).toBe(false)
    expect(operationOf(endpoints.logout)?.requestBody).toBeUndefined()
  })

  it('says what comes back when it is not JSON alone', () => {
    const contentOf = (e: Endpoint) => Object.keys(operationOf(e)?.responses[200]?.content ?? {})
    expect(contentOf(endpoints.weeklyPdf)).toEqual(['application/pdf'])
    expect(contentOf(endpoints.metrics)).toEqual(['text/plain'])
    expect(contentOf(endpoints.exportAll)).toEqual(['application/json'])
    expect(contentOf(endpoints.askAssistant)).toEqual(['application/json', 'text/event-stream'])
    const stream = operationOf(endpoints.askAssistant)?.responses[200]?.content?.[
      'text/event-stream'
    ]
    expect(stream?.schema['x-events']).toMatchObject({
      read: { properties: { entries: { type: 'array' } } },
      text: { properties: { text: { type: 'string' } } },
      done: { type: 'object' },
      error: { properties: { error: { type: 'string' }, code: { type: 'string' } } },
    })
    expect(operationOf(endpoints.logout)?.responses[204]?.content).toBeUndefined()
  })

  it('says who may call', () => {
    expect(operationOf(endpoints.login)?.security).toEqual([])
    expect(operationOf(endpoints.paymentWebhook)?.security).toEqual([])
    expect(operationOf(endpoints.verify)?.security).toEqual([{ session: [] }, { token: ['read'] }])
    expect(operationOf(endpoints.listTokens)?.security).toEqual([{ session: [] }])
    expect(operationOf(endpoints.metrics)?.security).toEqual([{ operator: [] }])
    expect(operationOf(endpoints.weeklyPdf)?.['x-feature']).toBe('pdf-export')
  })
})

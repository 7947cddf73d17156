import { aClient } from '#api/testing/a-client.ts'

/** A server that can be unreachable, and that records calls about push and days. */
export async function recordingServer() {
  const { client, given, server } = await aClient('api')
  const online = (response: Parameters<typeof given.answer>[0]) => {
    const isKey = response.req.url === '/api/push/key'
    response.writeHead(isKey ? 200 : 204, { 'content-type': 'application/json' })
    response.end(isKey ? '{"key":"BEl62iUYgUivxIkv69yViEuiBIa4"}' : undefined)
  }
  return {
    client,
    connect: (there: boolean) => {
      given.answer = there ? online : (response) => response.destroy()
      server.requests.length = 0
    },
    calls: () =>
      server.requests
        .filter(({ url }) => url !== '/api/push/key')
        .map(({ method, url, body }) => {
          const { tellDays, localDate } = JSON.parse(body)
          return [`${method} ${url}`, tellDays ?? localDate]
        }),
  }
}

import { endpoint } from '#api/endpoint.ts'
import { listing, newestFirst, paged } from '#api/pages.ts'
import { listOf, text } from '#api/params.ts'
import { missing } from '#api/problem.ts'
import type { Shape } from '#shapes/shape.ts'

export const events = [
  endpoint('GET', '/v1/events/{id}', {}, async ({ documents, id }) => {
    const event = await documents.get('event', id)
    if (event === undefined) throw missing('event', id)
    return event as Shape
  }),
  endpoint(
    'GET',
    '/v1/events',
    { ...listing, type: text, types: listOf(text) },
    async ({ documents }, { type, types, ...page }) => {
      const wanted = (await documents.list('event'))
        .map(({ value }) => value as Shape)
        .filter((event) => type === undefined || fits(type, String(event.type)))
        .filter((event) => types === undefined || types.includes(String(event.type)))
      return paged('/v1/events', newestFirst(wanted), page)
    },
  ),
]

/** `invoice.*` means all of an invoice. */
function fits(wanted: string, type: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

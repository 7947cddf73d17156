import type { JsonSchema } from './heard.ts'

/** The least that fits a JSON schema, with the same text in every place that takes one. */
export function fillSchema(schema: JsonSchema, text: string): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ('const' in schema) return schema.const
  const [first] = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]
  if (first) return fillSchema(first, text)
  switch (schema.type) {
    case 'string':
      return text.slice(0, Number(schema.maxLength ?? text.length))
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0)
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
        fillSchema((schema.items ?? {}) as JsonSchema, text),
      )
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
          ([name, part]) => [name, fillSchema(part, text)],
        ),
      )
    default:
      return null
  }
}

import { errors } from '@daywell/core/contract'
import { type JsonSchema, schemaList } from './api-docs-schema.ts'
import { type Html, html, joined } from './html.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, { description: string; content?: Content }>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly 'x-feature'?: string
}

/** What the page needs of the OpenAPI document. */
export interface ApiDocument {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Call extends Operation {
  readonly method: string
  readonly path: string
}

/** By the beginning of their path, in the order of the page. */
const GROUPS: readonly (readonly [title: string, path: RegExp])[] = [
  ['Journal', /^\/api\/journal/],
  ['Export', /^\/api\/export/],
  ['Preferences', /^\/api\/user/],
  ['Summaries and reports', /^\/api\/(?:summary|report|insights)/],
  ['Assistant', /^\/api\/ai/],
  ['Account, sessions and tokens', /^\/api\/auth/],
  ['Push', /^\/api\/push/],
  ['Billing', /^\/api\/stripe/],
  ['Operation', /./],
]

/** The page as HTML: no script, and nothing from any other address. */
export function apiDocsPage({ info, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
  )
  const byGroup = Map.groupBy(calls, ({ path }) => GROUPS.find(([, own]) => own.test(path))?.[0])
  const groups = GROUPS.map(([title]) => ({ title, calls: byGroup.get(title) ?? [] }))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Daywell API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>Daywell API</h1><p>Version ${info.version} · <a href="/api/openapi.json">OpenAPI document</a> · <a href="/profile">Create a token</a></p></header>
<main>
${introduction()}
<nav aria-labelledby="calls"><h2 id="calls">Calls</h2>${joined(groups.map(contents))}</nav>
${joined(groups.map(section))}
${errorTable()}
</main>
</body>
</html>
`.text
}

function introduction(): Html {
  return html`<section>
<p>Send an API token as a bearer token. You can create one in Profile. Requests and answers are JSON.</p>
<pre tabindex="0"><code>curl -H "Authorization: Bearer $DAYWELL_TOKEN" https://your-daywell/api/journal</code></pre>
<p>A token has one or more scopes. <code>read</code> reads entries and what is made from them. <code>write</code> also creates, edits, deletes and restores entries. <code>export</code> takes everything the server stores about you. No token can change your account.</p>
<p>The rate limit is yours, however many tokens you have. A <code>429</code> says in <code>Retry-After</code> how many seconds to wait. Creating an entry with an id of your own, such as <code>temp_2026-11-16</code>, is idempotent: sending it again creates nothing twice.</p>
</section>`
}

function contents({ title, calls }: { title: string; calls: readonly Call[] }): Html {
  return html`<h3>${title}</h3><ul>${joined(
    calls.map((call) => html`<li><a href="#${call.operationId}">${call.summary}</a></li>`),
  )}</ul>`
}

function section({ title, calls }: { title: string; calls: readonly Call[] }): Html {
  return html`<section><h2>${title}</h2>${joined(calls.map(article))}</section>`
}

function article(call: Call): Html {
  const { operationId: id, method, path, summary, parameters = [], requestBody } = call
  const body = Object.values(requestBody?.content ?? {})[0]
  return html`<article id="${id}">
<h3><span class="method">${method.toUpperCase()}</span> <code>${joined(breakable(path))}</code></h3>
<p>${summary}.</p>
<p class="who">${whoMayCall(call)}</p>
${parameters.length > 0 ? html`<h4>Parameters</h4><ul>${joined(parameters.map(parameter))}</ul>` : ''}
${body ? folded(requestBody?.required ? 'Body' : 'Body (optional)', schemaList(body.schema)) : ''}
${joined(Object.entries(call.responses).map(answer))}
<p class="codes">${errorCodes(call)}</p>
</article>`
}

/** A long path may break after each slash. */
function breakable(path: string): Html[] {
  return path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)
}

function whoMayCall({ security, 'x-feature': feature }: Call): Html {
  const names = security.flatMap((one) => Object.keys(one))
  if (names.length === 0) return html`No token needed.`
  if (names.includes('operator')) return html`The operator’s token.`
  const scope = security.find((one) => one.token)?.token?.[0]
  const who = scope
    ? html`Token with <code>${scope}</code>, or a session.`
    : html`A session only: no API token can do this.`
  return feature ? html`${who} Needs Premium.` : who
}

function parameter({ name, in: place, required, schema }: Parameter): Html {
  const where = place === 'path' ? 'in the path' : `header, ${required ? 'required' : 'optional'}`
  return html`<li><code>${name}</code> (${where}) ${schemaList(schema)}</li>`
}

function answer([status, { content }]: [string, { content?: Content }]): Html {
  if (Number(status) >= 400) return html``
  if (!content) return html`<p>Answers <code>${status}</code> without a body.</p>`
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content)
  return folded(`Answer ${status}, ${type}`, schemaList(schema))
}

function folded(title: string, inside: Html): Html {
  return html`<details><summary>${title}</summary>${inside}</details>`
}

function errorCodes({ responses }: Call): Html {
  const codes = Object.entries(responses).flatMap(([status, { description }]) =>
    Number(status) < 400 ? [] : description.split(' · ').map((line) => line.split(':')[0] ?? ''),
  )
  const linked = codes.map((code) => html`<a href="#error-${code}"><code>${code}</code></a> `)
  return html`Errors: ${joined(linked)}`
}

function errorTable(): Html {
  const rows = Object.entries(errors).map(
    ([code, { status, sentence }]) =>
      html`<dt id="error-${code}"><code>${code}</code> ${status}</dt><dd>${sentence}</dd>`,
  )
  return html`<section><h2>Errors</h2><p>An error is <code>{"error": "…", "code": "…"}</code>: a sentence for people and a code for programs. With <code>invalid_input</code>, <code>fields</code> has a sentence for each field.</p><dl>${joined(rows)}</dl></section>`
}

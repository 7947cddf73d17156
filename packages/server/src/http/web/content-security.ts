type Policy = Readonly<Record<string, readonly string[]>>

const PAGE: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

// What Stripe asks for: https://docs.stripe.com/security/guide#content-security-policy
const STRIPE: Policy = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
}

/** An answer of the API is never a page. */
export const apiPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The documentation of the API: a page with a style sheet, and nothing else. */
export const apiDocsPolicy = `${apiPolicy}; style-src 'self'`

/** No text becomes a script or markup in a page; the one policy of the app lets our own files start. */
const TRUSTED_TYPES: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
}

export const pagePolicy = toHeader({ ...PAGE, ...TRUSTED_TYPES })

/** Without Trusted Types: what Stripe's own script does with text is not ours to say. */
export const paymentPagePolicy = toHeader(
  Object.fromEntries(
    Object.entries(PAGE).map(([name, sources]) => [name, addSources(sources, STRIPE[name])]),
  ),
)

/** The one file that may compile WebAssembly. It reads entries, so it may connect nowhere. */
export const meaningWorkerPolicy = toHeader({
  ...Object.fromEntries(Object.keys(PAGE).map((name) => [name, ["'none'"]])),
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
})

function addSources(sources: readonly string[], more: readonly string[] = []): readonly string[] {
  return more.length > 0 ? [...sources.filter((source) => source !== "'none'"), ...more] : sources
}

function toHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/**
 * Trusted Types: the Content-Security-Policy blocks strings as scripts or markup. Worker URLs are
 * allowed only from our own origin.
 */
export function trustOwnScripts(page: Window): void {
  const { trustedTypes } = page as Window & { trustedTypes?: PolicyFactory }
  const { origin } = page.location
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, origin).origin === origin) return url
      throw new TypeError(url)
    },
  })
}

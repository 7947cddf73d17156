interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/**
 * Trusted Types: the page's Content-Security-Policy lets no text become a script or markup. Workers
 * and the service worker are named by an address, which has to be our own.
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

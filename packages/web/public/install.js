// The browser says once, and early, that Daywell can be installed. No one is asked before they look
// for it: app/install offers it on the preferences page.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  globalThis.installPrompt = event
})
addEventListener('appinstalled', () => {
  globalThis.installPrompt = undefined
})

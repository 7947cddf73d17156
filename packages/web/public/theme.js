// Runs before the first paint, so that a chosen scheme never flashes; ui/theme does the same later.
// Nor does the landing page, which comes with its words, before someone who is signed in here.
// `Upgrade` is hidden where Premium is for everyone (panels/paywall/use-subscription.ts).
// Its letters wait for the first paint only until they are kept here, by the service worker.
if (navigator.serviceWorker?.controller) {
  const letters = document.querySelector('link[data-letters]')
  if (letters) letters.media = 'all'
}
try {
  if (localStorage.getItem('token')) document.documentElement.dataset.member = ''
  const premium = localStorage.getItem('premium')
  if (premium) document.documentElement.dataset.premium = premium
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = meta.dataset.scheme === theme ? 'all' : 'not all'
    }
  }
} catch {
  // Storage may be closed to us; then the system decides.
}

// The landing page is read before it is pressed, and its links work by themselves: its letters and
// the app come once the words can be seen. A signed-in person has nothing to read, so for
// them both come at once.
const { app } = document.currentScript.dataset
const wake = () => {
  document.querySelector('link[data-letters]').media = 'all'
  // If the fetch fails, the page can still be read, with links that work.
  import(app).catch(() => {})
}
if (document.documentElement.dataset.member === undefined) {
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, wake, { once: true })
  new PerformanceObserver(wake).observe({ type: 'paint', buffered: true })
} else wake()

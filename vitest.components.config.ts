import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { ensureChromium } from './tools/setup/chromium.mjs'
import { pressForFiles } from './tools/testing/press-for-files.ts'

process.env.CHROMIUM_PATH ??= await ensureChromium()

/** Real components in a real browser, without a server: `npm test -- --only=components`. */
export default defineConfig({
  root: fileURLToPath(new URL('packages/web/', import.meta.url)),
  cacheDir: fileURLToPath(new URL('.cache/components', import.meta.url)),
  // Found ahead: a dependency that is found later reloads the page under the tests.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/device/workers/*.ts', 'src/**/*.component.test.tsx'],
    include: ['axe-core', '@noble/hashes/scrypt.js', '@noble/hashes/sha2.js', 'react/jsx-runtime'],
    // React as people get it: with what it checks for us, it takes a quarter more of all time.
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  oxc: { jsx: { development: false } },
  test: {
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['src/app/testing/fresh-browser.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Each file clears what it kept, and a new frame for each would load the whole app again.
    isolate: false,
    maxWorkers: 3,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { pressForFiles },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: [
            ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
            // A microphone that beeps.
            ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
          ],
        },
        contextOptions: {
          locale: 'en-GB',
          timezoneId: 'Europe/Vienna',
          reducedMotion: 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

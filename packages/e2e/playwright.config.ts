import { defineConfig, devices } from '@playwright/test'
import { ensureChromium } from '../../tools/setup/chromium.mjs'

// Workers inherit it, so that the browser is looked for once.
process.env.CHROMIUM_PATH ??= await ensureChromium()

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.test.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    // Animations repaint all the time, a tenth of all work; tests of an animation turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

import { expect, open, test } from '#fixtures/test.ts'

test('SEC-28 no text becomes markup or a script in a page, and no worker starts from elsewhere', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/TrustedHTML|TrustedScript|Trusted Type|requires '/)
  await signIn()
  await open(page, '/journal')
  const refusals = await page.evaluate(() => {
    const named = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return {
      markup: named(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      }),
      foreign: named(() => {
        script.src = 'https://evil.example/x.js'
      }),
      worker: named(() => new Worker('https://evil.example/x.js')),
      own: named(() => {
        script.src = '/assets/own.js'
      }),
    }
  })
  expect(refusals).toEqual({
    markup: 'TypeError',
    foreign: 'TypeError',
    worker: 'TypeError',
    own: 'done',
  })
})

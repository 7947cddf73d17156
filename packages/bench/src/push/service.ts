import { type Browser, startPushService } from '@daywell/stand-ins/push-service'

// The push service as a process of its own: opening 10,000 messages takes its time too.
// The server under test lives up to a day ahead, and the proof of who sends with it.
let ahead = 0
const service = await startPushService({ clock: () => Date.now() + ahead })
let browsers: Browser[] = []

/** What the parent asks for; each question is answered once. */
const questions = {
  subscribe(about: string) {
    browsers = Array.from({ length: Number(about) }, () => service.subscribe())
    return browsers.map(({ subscription }) => subscription)
  },
  ahead(about: string) {
    ahead = Number(about)
    return {}
  },
  seen: () => ({
    told: browsers.filter(({ received }) => received.length === 1).length,
    received: browsers.reduce((sum, { received }) => sum + received.length, 0),
    refused: service.refused.length,
  }),
}

process.on('message', ({ ask, about }: { ask: keyof typeof questions; about: string }) => {
  process.send?.({ answer: questions[ask](about) })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ answer: { port: Number(service.host.split(':')[1]) } })

import { endpoints } from '@daywell/core/contract'
import type { FastifyInstance } from 'fastify'
import { type AppMetrics, measureApp, measureStorage, VERSION } from './app-metrics.ts'
import { foreground as foregroundWork } from './concurrency/foreground.ts'
import { transferPace } from './concurrency/transfer-pace.ts'
import { listeningAt } from './config/addresses.ts'
import type { Config } from './config.ts'
import {
  type Keyring,
  PASSWORD_COST,
  type PasswordCost,
  Passwords,
  securityKey,
} from './crypto/index.ts'
import { type Database, storageProblem } from './database/index.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { accountService } from './features/account/account.service.ts'
import { ATTEMPT_LIMITS, type AttemptLimits } from './features/account/attempts.service.ts'
import { deviceOf } from './features/account/device.ts'
import { askRoutes } from './features/ask/ask.routes.ts'
import { askService } from './features/ask/ask.service.ts'
import { meaningRoutes } from './features/ask/meaning.routes.ts'
import { meaningDownload } from './features/ask/meaning-download.service.ts'
import { assistantRoutes } from './features/assistant/assistant.routes.ts'
import { assistantService } from './features/assistant/assistant.service.ts'
import { createSensing } from './features/assistant/sensing.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { billingService } from './features/billing/billing.service.ts'
import { addSandboxRoutes } from './features/billing/sandbox.routes.ts'
import { exportRoutes } from './features/export/export.routes.ts'
import { exportService } from './features/export/export.service.ts'
import { journalRoutes } from './features/journal/journal.routes.ts'
import { journalService } from './features/journal/journal.service.ts'
import { serveParts } from './features/media/download.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { mediaService } from './features/media/media.service.ts'
import { serveUploads } from './features/media/upload.routes.ts'
import { preferencesRoutes } from './features/preferences/preferences.routes.ts'
import { preferencesService } from './features/preferences/preferences.service.ts'
import { builtinPrompts } from './features/prompts/builtin-prompts.ts'
import { modelPrompts } from './features/prompts/model-prompts.service.ts'
import { promptsRoutes } from './features/prompts/prompts.routes.ts'
import { promptsService } from './features/prompts/prompts.service.ts'
import { pushRoutes } from './features/push/push.routes.ts'
import { type PushService, pushService } from './features/push/push.service.ts'
import { reportRoutes } from './features/report/report.routes.ts'
import { REPORTS_AT_ONCE, reportService } from './features/report/report.service.ts'
import { correctionsService } from './features/summary/corrections.service.ts'
import { recapService } from './features/summary/recap.service.ts'
import { spanService } from './features/summary/span.service.ts'
import { summaryRoutes } from './features/summary/summary.routes.ts'
import { summaryService } from './features/summary/summary.service.ts'
import { healthService } from './features/system/health.service.ts'
import { systemRoutes } from './features/system/system.routes.ts'
import { tokensService } from './features/tokens/tokens.service.ts'
import { createGate } from './http/gate.ts'
import { largeBodies } from './http/large-body.ts'
import { callLimit, type Limits } from './http/limits.ts'
import type { LogStream } from './http/logs/logs.ts'
import { openSecurityLog, recordSecurity, type SecurityLog } from './http/logs/security-log.ts'
import { addRoutes } from './http/route.ts'
import { createServer } from './http/server.ts'
import { serveApiDocs } from './http/web/api-docs.ts'
import { serveMeaning } from './http/web/meaning-files.ts'
import { webPages } from './http/web/web-files.ts'
import { type Job, type JobDeps, startJobs } from './jobs/jobs.ts'
import { probeWrite } from './leases/lease.store.ts'
import { sharedSlots } from './leases/shared-slots.ts'
import { callCount } from './limits/call-count.ts'
import { sweepAttempts } from './limits/recent-attempts.ts'
import { sharedCalls } from './limits/shared-calls.ts'
import { openProvider } from './model/open-provider.ts'
import { openPieces } from './pieces/open-pieces.ts'
import { openPress } from './press/press.ts'
import { StartError } from './start-error.ts'
import { foldName } from './stores/accounts/user-row.ts'
import { askWorkers as openAskWorkers } from './workers/ask-workers.ts'
import { bodyWorkers } from './workers/body-workers.ts'
import { installedMeaning } from './workers/meaning.ts'
import { meaningParts } from './workers/meaning-parts.ts'
import { senseWorkers } from './workers/sense-workers.ts'
import { textWorkers } from './workers/text-workers.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const AI_CALLS_PER_MINUTE = 20
/** More messages than this no person writes; the others get the card, unread. */
const MESSAGES_HEARD_PER_MINUTE = 60

export interface AppDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly config: Config
  readonly clock: () => number
  /** What is remembered in memory goes by it: milliseconds that no one can set back. */
  readonly monotonic?: () => number
  readonly limits: Limits & Partial<AttemptLimits>
  /** What the hash of a password costs, when it is not what it should. */
  readonly passwordCost?: PasswordCost
  /** The folder of the built web app; absent: the API alone. */
  readonly webRoot?: string
  /** Where log lines go; standard output when absent. */
  readonly logStream?: LogStream
  /** How many milliseconds after the start the jobs are looked at for the first time. */
  readonly jobsAfter?: number
}

/** Puts the server together. What one area needs of another is handed over here. */
export function createApp({
  database,
  keyring,
  config,
  clock,
  monotonic = () => performance.now(),
  limits,
  passwordCost = PASSWORD_COST,
  webRoot,
  logStream,
  jobsAfter = 60_000,
}: AppDeps): FastifyInstance {
  const pages = webRoot === undefined ? undefined : webPages(webRoot, config)
  const app = createServer({
    config,
    clock,
    contract: Object.values(endpoints),
    page: pages?.answer,
    logStream,
  })

  const base = { database, keyring, clock }
  // A lease is a write, and on SQLite every read would wait for the one writer.
  const isShared = database.engine === 'postgres'
  const limitOf = (what: string, perMinute: number) => {
    const ofAllProcesses = isShared ? sharedCalls(database, what, perMinute) : async () => undefined
    // By a clock that nothing sets back, and where the database takes no writes.
    const ofThisProcess = callLimit(perMinute)
    return async (who: string, now: number) =>
      (await ofAllProcesses(who, clock())) ?? ofThisProcess(who, now)
  }
  const preferences = preferencesService({
    ...base,
    whenSaved: (trx, userId, saved) => push.preferencesSaved(trx, userId, saved),
  })
  const push = pushService({
    ...base,
    monotonic,
    preferencesOf: preferences.readIn,
    allowHosts: config.pushAllowHosts,
    subject: subjectOf(config),
    failed: (what) => app.log.warn(what, 'a push service refused a message'),
  })
  const billing = billingService({
    database,
    clock,
    payments: config.payments,
    premium: config.premium,
    publicUrl: config.publicUrl,
    ownAddress: () => listeningAt(app.server.address()),
    failed: (err) => app.log.warn({ err }, 'couldn’t check a subscription'),
  })
  const accounts = accountService({
    ...base,
    passwords: new Passwords(passwordCost),
    signups: config.signups,
    passwordMinLength: config.passwordMinLength,
    attemptLimits: {
      ...ATTEMPT_LIMITS,
      signupsPerAddressDaily: config.signupsPerAddressDaily,
      ...limits,
    },
    addPreferences: preferences.addFirst,
    whenSignedIn: billing.cameIn,
    whenEmailChanged: billing.cameIn,
    whenLeaving: billing.leaves,
    eraseMedia: (userId, stopped) => media.erase(userId, stopped),
    eraseFailed: (err) => {
      app.log.error({ err }, 'an account is closed but not erased yet')
      metrics.noteStorageError(err)
    },
  })
  const readPreferences = preferences.read
  const exports = exportService({ ...base, readPreferences })
  const { privacyLevelOf } = preferences
  const journal = journalService({ ...base, quota: config.quota })
  const media = mediaService({
    ...base,
    openStorage: journal.openStorage,
    store: openPieces(config, database),
    pace: transferPace(),
    failed: (err) => app.log.warn({ err }, 'couldn’t remove the bytes of a photo or recording yet'),
  })
  const foreground = foregroundWork()
  const workers = textWorkers(foreground)
  const bodies = bodyWorkers()
  const senses = config.builtinModel && installedMeaning() ? senseWorkers() : undefined
  const tokens = tokensService({
    ...{ database, clock, budget: config.modelUse.budget },
    failed: (err) => app.log.warn({ err }, 'couldn’t count the tokens of a call'),
  })
  const ai = {
    provider: openProvider(config.ai, workers, config.modelUse, tokens),
    limit: callCount(database, 'ai', AI_CALLS_PER_MINUTE),
  }
  const { write } = ai.provider
  const byModel =
    write &&
    modelPrompts({
      write,
      limit: ai.limit,
      failed: (err) => app.log.warn({ err }, 'couldn’t get prompts from the model'),
    })
  const prompts = promptsService({
    readPreferences,
    clock,
    byModel,
    source: builtinPrompts(Math.random),
    canUseAssistant: (userId) => billing.canUse(userId, 'ai-chat'),
  })
  const summaries = summaryService({ ...base, readPreferences, privacyLevelOf, workers, ...ai })
  const spans = spanService({ ...base, privacyLevelOf, workers })
  const press = openPress()
  const reports = reportService({
    ...base,
    privacyLevelOf,
    summaries: { ...summaries, yearly: spans.yearly },
    press,
    media: media.toPrint,
    photoFailed: (err) => app.log.warn({ err }, 'left a photo out of a report'),
    slots: isShared ? sharedSlots(base, 'report', REPORTS_AT_ONCE) : undefined,
  })
  const askWorkers = openAskWorkers()
  const download = meaningDownload(config.searchByMeaning ? meaningParts : async () => undefined)
  const ask = askService({
    ...base,
    readPreferences,
    privacyLevelOf,
    workers,
    senses,
    askWorkers,
    ...ai,
    foreground,
    model: config.searchByMeaning ? installedMeaning() : undefined,
    failed: (err) => app.log.warn({ err }, 'couldn’t finish reading a journal'),
  })
  const assistant = assistantService({
    ...base,
    monotonic,
    readPreferences,
    workers,
    ...ai,
    tokensOf: tokens.useOf,
    sense: createSensing({ senses }),
    related: ask.related,
    fromJournal: {
      ask: ask.answerCounted,
      recap: recapService({ ...base, privacyLevelOf, workers }),
    },
    hearingLimit: limitOf('hearing', MESSAGES_HEARD_PER_MINUTE),
  })
  const gate = createGate({
    findSession: accounts.findSession,
    wasEnded: accounts.wasEnded,
    limit: limitOf('calls', limits.callsPerMinute),
    canUse: ({ user }, feature) => billing.canUse(user.id, feature),
    metricsToken: config.metricsToken,
    clock: monotonic,
  })

  const metrics = measureApp(app, {
    database,
    clock,
    queues: { texts: workers, ask: askWorkers, press, bodies },
  })

  measureStorage(metrics, journal.storageTotals)
  const health = healthService({
    ping: database.ping,
    probeWrite: async () => {
      await probeWrite(database)
      await keyring.checkInForce(database.read)
    },
    problemOf: storageProblem,
    failed: metrics.noteStorageError,
  })

  const guarded = {
    ...accountRoutes(accounts, billing.hasLeft),
    ...exportRoutes(exports, accounts.requireConfirmed),
  }
  const securityLog =
    config.securityLog &&
    securityLogIn({
      to: config.securityLog,
      stream: logStream ?? process.stdout,
      clock,
      readKey: () => securityKey(keyring, database),
      fold: foldName,
      failed: (err) => app.log.error({ err }, 'couldn’t record a security event'),
    })
  if (securityLog) app.addHook('onClose', securityLog.close)

  const handlers = {
    ...(securityLog ? recordSecurity(guarded, securityLog, accounts.emailOf) : guarded),
    ...systemRoutes({ health, version: VERSION, metrics }),
    ...preferencesRoutes(preferences),
    ...journalRoutes(journal, deviceOf),
    ...mediaRoutes(media),
    ...promptsRoutes(prompts),
    ...pushRoutes(push),
    ...billingRoutes(billing),
    ...assistantRoutes(assistant),
    ...askRoutes(ask, assistant.hearMessage),
    ...meaningRoutes(download),
    ...reportRoutes(reports),
    ...summaryRoutes(summaries, spans, correctionsService(base)),
  }
  followPeople(app, push.cameFrom)
  addRoutes(app, endpoints, handlers, gate, largeBodies(bodies))
  if (config.payments.mode === 'sandbox') addSandboxRoutes(app, billing)
  serveUploads(app, media.uploads, gate)
  serveParts(app, media, gate)
  serveMeaning(app, download.pieceAt)
  serveApiDocs(app, VERSION)
  pages?.serve(app)
  const purge = async (stopped: AbortSignal) => {
    await journal.purge(stopped)
    await push.forget(stopped)
    await database.scrub()
  }
  runJobs(app, metrics, { database, clock, firstAfter: jobsAfter }, [
    { name: 'purge what was deleted', every: HOUR, run: purge },
    { name: 'finish the deletion of accounts', every: MINUTE, run: accounts.finishErasures },
    {
      name: 'forget attempts that no longer count',
      every: MINUTE,
      run: (stopped) => sweepAttempts(database, clock(), stopped),
    },
    { name: 'digest earlier versions', every: HOUR, run: journal.revisions.digestAll },
    { name: 'read what texts show', every: HOUR, run: media.readTexts },
    { name: 'remove unused photos and recordings', every: 24 * HOUR, run: media.sweep },
    { name: 'remind', every: 20 * SECOND, run: push.remind },
    { name: 'look after subscriptions', every: HOUR, run: billing.sweep },
  ])
  app.addHook('onReady', async () => void (await push.openVapid()))
  app.addHook('onClose', async () => push.close())
  app.addHook('onClose', () => billing.close())
  app.addHook('preClose', async () => accounts.stopErasing())
  app.addHook('preClose', async () => summaries.close())
  app.addHook('preClose', async () => byModel?.close())
  app.addHook('preClose', async () => ask.close())
  for (const pool of [askWorkers, workers, senses, press, bodies])
    app.addHook('onClose', async () => pool?.close())
  return app
}

function securityLogIn(deps: Parameters<typeof openSecurityLog>[0]): SecurityLog {
  try {
    return openSecurityLog(deps)
  } catch (cause) {
    const sentence = 'SECURITY_LOG must be the path to a file that Daywell can write to.'
    throw new StartError(sentence, { cause })
  }
}

/** A contact for push services; most operators have no address other than the site's. */
function subjectOf({ publicUrl }: Config): string {
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.org'
}

/** A reminder follows the person's own time zone, of which their calls tell. */
function followPeople(app: FastifyInstance, cameFrom: PushService['cameFrom']): void {
  app.addHook('preHandler', async ({ session, headers, log }) => {
    // A program's zone says nothing of where the person is.
    if (!session || session.scopes) return
    await cameFrom(session.user.id, headers['time-zone']).catch((err: unknown) =>
      log.warn({ err }, 'couldn’t save a person’s time zone'),
    )
  })
}

/** From the moment that the server is ready until it closes. */
function runJobs(
  app: FastifyInstance,
  metrics: AppMetrics,
  deps: Pick<JobDeps, 'database' | 'clock' | 'firstAfter'>,
  jobs: readonly Job[],
): void {
  const failed = (job: string, err: unknown) => {
    app.log.error({ err, job }, 'a job failed')
    metrics.noteJobFailure(job)
    metrics.noteStorageError(err)
  }
  const skipped = (job: string) => app.log.debug({ job }, 'another process is running this job')
  const ignoredLock = (job: string, aheadMs: number) =>
    app.log.warn({ job, aheadMs }, 'the clock was set back: ignored a lock from the future')
  const succeeded = metrics.noteJobSuccess
  for (const { name } of jobs) metrics.expectJob(name)
  let running: ReturnType<typeof startJobs> | undefined
  app.addHook('onReady', async () => {
    running = startJobs({ ...deps, jobs, failed, succeeded, skipped, ignoredLock })
  })
  // Before the requests under way have ended, so that the jobs have as long as they.
  app.addHook('preClose', async () => void running?.stop())
  app.addHook('onClose', async () => running?.stop())
}

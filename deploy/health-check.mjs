// Whether the server in this container responds: exit status 0 or 1. It reads PORT as the server does.
const port = process.env.PORT?.trim() || '3000'

try {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`, {
    signal: AbortSignal.timeout(4000),
  })
  process.exitCode = answer.ok ? 0 : 1
} catch {
  process.exitCode = 1
}

import { administer } from './administer.ts'

process.exitCode = await administer(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})

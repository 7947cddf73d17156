import { openKeyring } from '#crypto/index.ts'
import { openDatabase } from '#database/index.ts'
import { createUser } from '#stores/accounts/account.store.ts'
import { givenPlace } from './child-process.ts'

// Starts as the server does, and proves that it works by making an account.
const { more, ...where } = givenPlace()
const database = await openDatabase(where)
const settings = { secretKey: undefined, secretKeyPrevious: undefined }
const keyring = await openKeyring({ database, dataDir: where.dataDir, ...settings })
const name = more[0] ?? ''
const person = { email: `${name}@example.com`, username: name, displayName: name }
const made = await createUser(database, keyring, { ...person, passwordHash: '-' }, Date.now())
await database.close()
console.log(made.outcome)

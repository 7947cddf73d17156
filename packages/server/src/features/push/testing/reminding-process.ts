import { openKeyring } from '#crypto/index.ts'
import { openWhenReachable } from '#database/index.ts'
import { givenPlace } from '#testing/child-process.ts'
import { pushOf } from './reminding-parts.ts'

// Reminds at a time, as the job of a server does, until nothing is left to send.
const { more, ...where } = givenPlace()
const [time = '', host = ''] = more
const database = await openWhenReachable(where, 60, () => {})
const keys = { secretKey: undefined, secretKeyPrevious: undefined }
const keyring = await openKeyring({ database, dataDir: where.dataDir, ...keys })
const push = pushOf({ database, keyring }, () => Number(time), [host])
await push.remind(new AbortController().signal)
push.close()
await database.close()
console.log('done')

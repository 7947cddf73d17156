import { makeAccount } from '#fixtures/accounts.ts'
import { openProfile } from '../pictures/camera.ts'
import { layDevice } from './a-device.ts'

// Lays entries of a new account of a server into a browser profile that others open later.
const [folder = '', origin = '', entries = '0'] = process.argv.slice(2)
const context = await openProfile(folder, origin)
const { token, userId } = await makeAccount(context.request)
await layDevice(context, { token, userId }, Number(entries))
await context.close()

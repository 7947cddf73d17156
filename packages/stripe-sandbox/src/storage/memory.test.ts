import { storageContract } from '#testing/storage-contract.ts'
import { memoryStorage } from './memory.ts'

storageContract(async () => memoryStorage())

export { sizeText } from './size-text.ts'
export {
  isNearlyFull,
  NEARLY_FULL,
  type StorageUse,
  storageUse,
  type UseOfQuota,
} from './storage-use.ts'

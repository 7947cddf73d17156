export type {
  Bars,
  Book,
  BookChart,
  BookDay,
  BookEntry,
  BookPhoto,
  Calendar,
  Chapter,
  Dots,
  EntriesChapter,
  Grid,
  Paragraph,
  Ring,
  Section,
} from './book.ts'
export { rangeFileName, summaryFileName } from './file-names.ts'
export { type BookOf, makeBook, onlyCounted, type Reader, type ReportEntry } from './make-book.ts'
export { charactersInWords, type NotSet } from './not-set.ts'
export { type Paper, paperFor } from './paper.ts'
export { isRightToLeft } from './paragraphs.ts'
export {
  canBePrinted,
  MAX_PRINTED_PHOTOS,
  type PrintedMedia,
  type PrintedMediaById,
  type PrintedType,
} from './printed-media.ts'

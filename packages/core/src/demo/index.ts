export { isUntouchedSample, type SampleEntry, sampleJournal } from './sample-journal.ts'
export { isSample, SAMPLE_COUNT, SAMPLE_TAG } from './sample-mark.ts'

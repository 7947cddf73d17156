import type { Migration } from './migration.ts'

/** Tells versions that once stood from those that came too late and were only kept. */
export const refusedVersions: Migration = {
  name: '0005-refused-versions',
  statements: ({ integer }) => [
    `alter table revisions add column refused ${integer} not null default 0`,
  ],
}

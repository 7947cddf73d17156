import { expect, it } from 'vitest'
import { firstBundle, type Manifest } from './first-bundle.ts'

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_editor.js': { file: 'editor.js', imports: ['_react.js'], css: ['editor.css'] },
  'src/features/journal/journal-screen.tsx': { file: 'journal.js', imports: ['_editor.js'] },
  'src/features/profile/profile-screen.tsx': { file: 'profile.js', imports: ['_react.js'] },
}

it('counts the entry, the page of the journal and all that they import, once each', () => {
  expect(firstBundle(manifest)).toEqual({
    scripts: ['editor.js', 'index.js', 'journal.js', 'react.js'],
    styles: ['editor.css', 'index.css'],
  })
})

it('does not pass for want of a page to measure', () => {
  const { 'src/features/journal/journal-screen.tsx': _, ...without } = manifest
  expect(() => firstBundle(without)).toThrow('one page of the journal')
  expect(() => firstBundle({})).toThrow('no entry')
})

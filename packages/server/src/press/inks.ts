import type { Ink } from './marks.ts'

/** The true colours, as a page names them: red, green and blue. */
export const INKS: Record<Ink, string> = {
  text: '0.13 0.14 0.19',
  soft: '0.40 0.38 0.35',
  quiet: '0.439 0.416 0.376',
  accent: '0.184 0.294 0.502',
  paper: '1 1 1',
  pen: '0.184 0.294 0.502',
  pale: '0.788 0.824 0.894',
  line: '0.772 0.744 0.694',
  shade0: '0.925 0.910 0.875',
  shade1: '0.804 0.839 0.910',
  shade2: '0.624 0.690 0.824',
  shade3: '0.404 0.502 0.702',
  shade4: '0.184 0.294 0.502',
}

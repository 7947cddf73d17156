/** HTML of a given length that a careless reader takes quadratic time for. */
export const hostileHtml: Readonly<Record<string, (size: number) => string>> = {
  depth: (size) => '<b>'.repeat(size / 3),
  'ends of nothing': (size) => '<b>a</i>'.repeat(size / 8),
  cells: (size) => `<table><tr>${'<td>a'.repeat(size / 5)}`,
  'cells of lines': (size) => `<table><tr>${'<td><div>a</div>'.repeat(size / 16)}`,
  items: (size) => `<ul>${'<li><b>a</b> b'.repeat(size / 14)}`,
  breaks: (size) => `<b>a</b>${'<br>'.repeat(size / 4 - 3)}b`,
  stars: (size) => `<b>a</b> ${'*a '.repeat(size / 3 - 5)}`,
  'stars in lines': (size) => `<b>a</b>${'<div>*a b*</div>'.repeat(size / 16 - 1)}`,
  brackets: (size) => `<b>a</b> ${'['.repeat(size - 10)}`,
  styles: (size) => '<b>a </b><i>b </i> '.repeat(size / 19),
  blanks: (size) => `<b>a</b>${'\u00a0'.repeat(size - 10)}b`,
  code: (size) => `<pre>${'```\n'.repeat(size / 4 - 3)}`,
  links: (size) => '<a href="https://a.example">a</a> '.repeat(size / 34),
}

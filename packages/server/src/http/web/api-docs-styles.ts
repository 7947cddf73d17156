/** Follows the look of the app without loading anything of it. */
export const API_DOCS_STYLES = `:root {
  color-scheme: light dark;
  --desk: light-dark(#f4f0e8, #1d1a17);
  --paper: light-dark(#fdfbf6, #262320);
  --ink: light-dark(#1c2230, #e8e3d9);
  --quiet: light-dark(#4d5260, #b3ada3);
  --line: light-dark(#ded8cc, #45403a);
  --accent: light-dark(#24477f, #a3c1ee);
}
* { box-sizing: border-box; }
body {
  max-width: 52rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
  font: 1rem/1.55 system-ui, sans-serif;
  color: var(--ink);
  background: var(--desk);
  overflow-wrap: break-word;
}
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { margin: 0; font-size: 2.2rem; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.5rem; }
h3 { margin: 0 0 0.25rem; font-size: 1rem; overflow-wrap: anywhere; }
h4 { margin: 0.75rem 0 0; font-size: 0.9rem; }
p { margin: 0.4rem 0; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem 1rem; background: var(--paper); border: 1px solid var(--line); }
nav h3 { margin-top: 1rem; }
ul { margin: 0.25rem 0; padding-left: 1.25rem; }
nav li { padding: 0.15rem 0; }
article { margin: 1rem 0; padding: 1rem; background: var(--paper); border: 1px solid var(--line); }
article:target { border-color: var(--accent); }
.method { color: var(--accent); }
.who, .type, .codes { color: var(--quiet); font-size: 0.9rem; }
.codes a { display: inline-block; margin-right: 0.4rem; }
summary { padding: 0.35rem 0; cursor: pointer; }
dt { margin-top: 0.75rem; font-weight: 600; }
dd { margin: 0; }
`

// Runs before the first paint, so that a chosen scheme never flashes. The key is that of ui/theme.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be closed to us; then the system decides.
}

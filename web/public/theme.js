// Runs before the first paint, so that nobody who plays in the dark is blinded by a white page.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('pantheon.settings') || '{}');
  } catch {
    kept = {};
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.lang = kept.language || (navigator.language.startsWith('it') ? 'it' : 'en');
})();

// Runs before the first paint, so that nobody who plays in the dark is blinded by a white page, and sends for the sentences in the reader's
// language, whose place the build writes beside this script.
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
  const { it, en } = document.currentScript.dataset;
  const sentences = document.documentElement.lang === 'it' ? it : en;
  if (sentences !== undefined) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = sentences;
    document.head.append(link);
  }
})();

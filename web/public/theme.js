// Runs before the first paint, so that nobody who plays in the dark is blinded by a white page, and sends for the sentences in the reader's
// language, whose places the build writes beside this script: those of a table, and for any other page the further ones too.
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
  const { writtenEn, writtenIt, furtherEn, furtherIt } = document.currentScript.dataset;
  const [written, further] = document.documentElement.lang === 'it' ? [writtenIt, furtherIt] : [writtenEn, furtherEn];
  const wanted = location.pathname.startsWith('/table/') ? [written] : [written, further];
  for (const href of new Set(wanted.flatMap((files) => files?.split(' ') ?? []))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
})();

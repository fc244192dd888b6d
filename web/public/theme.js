// Runs before the first paint, so that nobody who plays in the dark is blinded by a white page, and sends for what the address wants, whose
// places the build writes beside this script: the way to its table and what a table says in the reader's language, or what leads to the
// other pages and what those say.
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
  const { writtenEn, writtenIt, furtherEn, furtherIt, near, far, elsewhere } = document.currentScript.dataset;
  const [written, further] = document.documentElement.lang === 'it' ? [writtenIt, furtherIt] : [writtenEn, furtherEn];
  const isTable = location.pathname.startsWith('/table/');
  const way = location.pathname.startsWith('/table/local/') ? near : far;
  const wanted = isTable ? [written, way] : [written, further, elsewhere];
  for (const href of new Set(wanted.flatMap((files) => files?.split(' ') ?? []))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
})();

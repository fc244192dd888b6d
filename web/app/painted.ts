/** Waits until what is on the page now has been painted; a page that nobody sees is not. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

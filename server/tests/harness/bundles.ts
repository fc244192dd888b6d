/** Builds sources and tells where their bundles lie. For whatever is a bundle itself: `scripts/` lies beside the folder that it is in. */
export async function builtFrom<Name extends string>(sources: Readonly<Record<Name, string>>): Promise<Record<Name, string>> {
  const script = new URL('../scripts/build.mjs', import.meta.url).href;
  const { build, outputOf } = (await import(script)) as typeof import('../../../scripts/build.mjs');
  await build(Object.values(sources));
  return Object.fromEntries(Object.entries<string>(sources).map(([name, entry]) => [name, outputOf(entry)])) as Record<Name, string>;
}

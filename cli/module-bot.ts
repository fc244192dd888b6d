import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@pantheon/bots';

/** A bot out of a bundle of `cli/bots-module.ts` that was built elsewhere. */
export interface ModuleConfig {
  readonly name: string;
  readonly module: string;
  readonly bot: string;
}

/** What such a bundle has to offer. */
interface BotsModule {
  botOfModule(game: string, name: string): Promise<Bot>;
}

/** `../before/dist/cli-bots-module.mjs#oracle` is the Oracle of that bundle; null for any other name. */
export function moduleNamed(name: string): ModuleConfig | null {
  const [, module, bot] = /^(.+\.mjs)#(.+)$/.exec(name) ?? [];
  return module === undefined || bot === undefined ? null : { name, module: path.resolve(module), bot };
}

/** The bot itself, which thinks in this process by the code of its bundle. */
export async function moduleBot({ module, bot, name }: ModuleConfig, game: string): Promise<Bot> {
  const { botOfModule } = (await import(pathToFileURL(module).href)) as BotsModule;
  return { ...(await botOfModule(game, bot)), name };
}

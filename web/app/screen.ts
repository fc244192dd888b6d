import { type ComponentType, lazy } from 'react';
import { currentSettings } from './settings.ts';
import { bringFurther } from './written.ts';

/** Something that comes when it is wanted, with all sentences that it may say: those of a table are there already. */
export const screen = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), bringFurther(currentSettings().language)]);
    return { default: component };
  });

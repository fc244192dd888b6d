import type { MessageFormatter } from '../kit/index.ts';

/** What passing on a question is called. */
export const passText = (speak: MessageFormatter, topic: string): string => speak.id(speak.has(`pass.${topic}`) ? `pass.${topic}` : 'pass');

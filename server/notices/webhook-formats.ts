import type { Notice, WebhookFormat } from '../api/index.ts';

/** A notice as a webhook tells it: in a sentence, with the address of its table. */
export interface ToldNotice {
  readonly kind: Notice['kind'];
  readonly table: string;
  readonly game: string;
  readonly title: string | null;
  readonly line: string;
  readonly link: string;
}

const slackText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
// What people write means nothing to Discord: neither signs for bold type nor names that call everybody.
const discordText = (text: string): string => text.replace(/[\\*_~`|>#@[\]()<]/g, '\\$&');

/** What is sent to a webhook, in the words that the program there understands. */
export const webhookBody: { readonly [F in WebhookFormat]: (notices: readonly ToldNotice[]) => object } = {
  json: (notices) => ({
    text: notices.map(({ line }) => line).join('\n'),
    notices: notices.map(({ kind, table, game, title, link }) => ({ kind, table, game, title, link })),
  }),
  discord: (notices) => ({
    content: notices
      .map(({ line, link }) => `${discordText(line)} <${link}>`)
      .join('\n')
      .slice(0, 2000),
    allowed_mentions: { parse: [] },
  }),
  slack: (notices) => ({ text: notices.map(({ line, link }) => `<${link}|${slackText(line)}>`).join('\n') }),
  // The address holds the chat: https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat>, or that of a bridge.
  telegram: (notices) => ({
    text: notices
      .map(({ line, link }) => `${line}\n${link}`)
      .join('\n\n')
      .slice(0, 4096),
  }),
};

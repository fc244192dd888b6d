import os from 'node:os';
import path from 'node:path';

/** How this node runs. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where browsers find the site, such as `https://play.example.org`; by default whatever address they came to. */
  readonly origin: string | null;
  /** The addresses of proxies in front that are believed when they say who calls. */
  readonly trustProxy: string | false;
  readonly databaseUrl: string | undefined;
  /** The broker by which nodes hear of each other, such as `nats://127.0.0.1:4222`; without one it is the database. */
  readonly bus: string | null;
  /** The folder of the embedded store. */
  readonly data: string;
  readonly logLevel: string;
  /** Threads for rules and for bots, milliseconds for one thing asked of the rules, matches kept in memory. */
  readonly ruleThreads: number;
  readonly botThreads: number;
  readonly ruleLimit: number;
  readonly keepMatches: number;
  /** Processes that check data packs which people supply; matches that they bring have one of their own. */
  readonly checkers: number;
  /** How long bots wait at least before they answer, so that people can follow. */
  readonly botPace: number;
  /** The longest that a bot thinks about one answer, whatever its level, in milliseconds. */
  readonly botTime: number;
  /** How long the database may take to write something, in milliseconds, before this node calls itself ill. */
  readonly databasePatience: number;
  /** How long this node may take to stop, in milliseconds. Whoever runs it as docs/hosting.md says waits for longer before it is killed. */
  readonly stopPatience: number;
  /** The longest that a standing order waits where what is asked depends on secrets, so that its speed tells nothing. */
  readonly secretPause: number;
  /** How many milliseconds somebody takes at least, on average, for one decision of a challenge: what came faster was not decided. */
  readonly challengePace: number;
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  /** Whether webhooks may lead to addresses inside this network. */
  readonly privateWebhooks: boolean;
  /** Multiplies all rate limits; 0 switches them off, for tests and measurements. */
  readonly limits: number;
  /** A token that `/metrics` wants; without one only this machine may read them. */
  readonly metricsToken: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

function whole(env: Environment, name: string, usual: number): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}

function originOf(text: string | undefined): string | null {
  if (!text) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`PANTHEON_ORIGIN must begin with https://, not "${text}"`);
  return url.origin;
}

function busOf(text: string | undefined): string | null {
  if (!text) return null;
  if (new URL(text).protocol !== 'nats:') throw new Error(`PANTHEON_BUS must begin with nats://, not "${text}"`);
  return text;
}

/** Reads the configuration from the environment. docs/hosting.md explains each name. */
export function readConfig(env: Environment = process.env): Config {
  const cores = os.availableParallelism();
  return {
    host: env.HOST || '127.0.0.1',
    port: whole(env, 'PORT', 8080),
    origin: originOf(env.PANTHEON_ORIGIN),
    trustProxy: env.PANTHEON_PROXIES || false,
    databaseUrl: env.DATABASE_URL || undefined,
    bus: busOf(env.PANTHEON_BUS),
    data: path.resolve(env.PANTHEON_DATA || 'data'),
    logLevel: env.PANTHEON_LOG || 'info',
    ruleThreads: Math.max(1, whole(env, 'PANTHEON_RULE_THREADS', Math.max(1, Math.min(4, cores - 1)))),
    botThreads: Math.max(1, whole(env, 'PANTHEON_BOT_THREADS', Math.max(1, Math.min(4, cores - 1)))),
    ruleLimit: whole(env, 'PANTHEON_RULE_LIMIT', 5000),
    keepMatches: whole(env, 'PANTHEON_KEEP_MATCHES', 1000),
    checkers: Math.max(1, whole(env, 'PANTHEON_CHECKERS', 1)),
    botPace: whole(env, 'PANTHEON_BOT_PACE', 500),
    databasePatience: whole(env, 'PANTHEON_DATABASE_PATIENCE', 1400),
    stopPatience: Math.max(1, whole(env, 'PANTHEON_STOP_PATIENCE', 20_000)),
    botTime: whole(env, 'PANTHEON_BOT_TIME', 4000),
    secretPause: whole(env, 'PANTHEON_SECRET_PAUSE', 6000),
    challengePace: whole(env, 'PANTHEON_CHALLENGE_PACE', 600),
    smtp: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || null,
    privateWebhooks: env.PANTHEON_PRIVATE_WEBHOOKS === 'yes',
    limits: whole(env, 'PANTHEON_LIMITS', 1),
    metricsToken: env.PANTHEON_METRICS_TOKEN || null,
  };
}

// Finds a NATS server for the tests of several nodes, and installs one where that can be done without asking.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall } from './apt.mjs';

// Debian puts it where only root's PATH leads.
const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];

/** The path of a NATS server, or undefined: then the tests that need it are skipped, and counted as skipped. */
export function findBroker() {
  const chosen = process.env.NATS_SERVER_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return folders()
    .map((folder) => path.join(folder, 'nats-server'))
    .find((file) => existsSync(file));
}

/** Tries the system's packages as root. Failing is no error. */
export function installBroker() {
  aptInstall('nats-server');
}

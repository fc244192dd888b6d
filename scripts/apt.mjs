// Installs packages of Debian and its kin where that can be done without asking: as root on Linux. Failing is no error.
import { spawnSync } from 'node:child_process';

/** Tries to install a package of the system. */
export function aptInstall(name) {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

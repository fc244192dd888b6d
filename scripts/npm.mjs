import { spawnSync } from 'node:child_process';

const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Runs npm with the Node that runs now. No package of ours needs an install script, so none is run. */
export function npm(args, { cwd, stdio = 'inherit' }) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []];
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, [...first, ...args, ...flags], { cwd, env: cleanEnvironment(), stdio, shell, encoding: 'utf8' });
}

// npm hands its own settings down to scripts; a nested install must not inherit `--omit` or `--workspace`.
export function cleanEnvironment(env = process.env) {
  const kept = /^npm_config_(registry|cache|\w*proxy|ca|cafile|strict_ssl|userconfig|globalconfig|\w*offline)$/i;
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => name !== 'NODE_ENV' && (!/^npm_config_/i.test(name) || kept.test(name))),
  );
}

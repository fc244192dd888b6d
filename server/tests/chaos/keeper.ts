import { spawnSync } from 'node:child_process';
import { launch } from '../../store/launcher.ts';

/**
 * Runs the database of a test until nobody listens any more: `keeper <folder> <megabytes> <settings>`. It is a process of its own, since
 * starting a database takes seconds during which nothing else happens. With megabytes the folder becomes a disk of that size.
 */
const [folder = '', megabytes = '0', settings = '{}'] = process.argv.slice(2);

function mount(): boolean {
  if (Number(megabytes) === 0) return false;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder], { stdio: 'ignore' });
  return status === 0;
}

const isMounted = mount();
const postgres = await launch({ folder, settings: JSON.parse(settings) as Record<string, string> });

async function stop(): Promise<void> {
  await postgres.stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  if (isMounted && spawnSync('umount', [folder], { stdio: 'ignore' }).status !== 0)
    spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.stdin.once('end', () => void stop());
process.stdin.resume();
process.stdout.write(`${JSON.stringify({ url: postgres.url, isMounted })}\n`);

// node scripts/subjects.mjs [base]: the subject of every commit since a base (or of the last one) has at most 72 characters.
import { execFileSync } from 'node:child_process';

const LONGEST = 72;
const [base] = process.argv.slice(2);
const range = base ? [`${base}..HEAD`] : ['-1'];
const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', ...range], { encoding: 'utf8' }).split('\n');
const long = subjects.filter((subject) => subject.length > LONGEST);
for (const subject of long) console.error(`${subject.length} characters, not ${LONGEST}: ${subject}`);
process.exitCode = long.length === 0 ? 0 : 1;

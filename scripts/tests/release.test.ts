import { describe, expect, it } from 'vitest';
import { datedChangelog, nextVersion, notesOf } from '../release.mjs';

const text = '# Changelog\n\n## Unreleased\n\n- a new game\n\n## 0.1.0 – 2026-01-01\n\n- the first one\n';

describe('a release', () => {
  it('counts', () => {
    expect(['major', 'minor', 'patch'].map((step) => nextVersion('0.2.3', step))).toEqual(['1.0.0', '0.3.0', '0.2.4']);
    expect(() => nextVersion('0.2.3', 'huge')).toThrow('major, minor or patch');
  });

  it('dates what was unreleased, and leaves a place for what comes', () => {
    const dated = datedChangelog(text, '0.2.0', '2026-11-18');
    expect(dated).toContain('## Unreleased\n\n## 0.2.0 – 2026-11-18\n\n- a new game\n');
    expect(notesOf(dated, '0.2.0')).toBe('- a new game');
    expect(notesOf(dated, '0.1.0')).toBe('- the first one');
  });

  it('refuses to release nothing', () => {
    expect(() => datedChangelog(datedChangelog(text, '0.2.0', '2026-11-18'), '0.3.0', '2026-11-19')).toThrow('says nothing');
    expect(() => notesOf(text, '9.9.9')).toThrow('no chapter 9.9.9');
  });
});

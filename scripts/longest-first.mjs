import { BaseSequencer } from 'vitest/node';

// Files that take a minute or more. Begun last, one of them would keep a core busy while the other has nothing left to do.
const LONG = [
  /kit-(first|second)-half/,
  /conformance/,
  /chaos/,
  /extremes/,
  /screens/,
  /whole-match/,
  /near-table/,
  /every-page/,
  /front-door/,
  /places\.e2e/,
  /invited\.e2e/,
  /people\.e2e/,
  /alone\.e2e/,
  /online\.e2e/,
  /safety\.e2e/,
  /steady\.e2e/,
  /cli\/tests/,
  /store/,
  /untrusted/,
];

/** Test files in an order in which two workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => {
      const at = LONG.findIndex((name) => name.test(moduleId));
      return at < 0 ? LONG.length : at;
    };
    return [...files].sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

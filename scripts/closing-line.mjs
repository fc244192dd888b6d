// A vitest reporter whose one line closes the run: how many passed, how many failed.
export default class ClosingLine {
  onTestRunEnd(modules, errors) {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1;
      if (module.state() === 'failed' && module.errors().length > 0) count.failed += 1;
    }
    const unfinished = count.skipped + count.pending;
    console.log(`${count.passed} passed, ${count.failed} failed${unfinished > 0 ? `, ${unfinished} skipped` : ''}`);
  }
}

import {relative} from 'node:path';
import type {Reporter, Suite, TestCase, TestResult} from '@playwright/test/reporter';
import {repository} from '../support/docusaurus';
import {noteTimes} from '../support/test-times';

/**
 * Ends the run with one plain line of counts, for people and for log parsers, and records how long each test
 * took.
 */
export default class ClosingLineReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, {duration}: TestResult): void {
    // The first title is that of the root suite.
    const [, project, , ...titles] = test.titlePath();
    const file = relative(repository, test.location.file);
    noteTimes([{name: `[${project}] ${file} › ${titles.join(' › ')}`, milliseconds: duration}]);
  }

  onEnd(): void {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const failed = outcomes.filter(
      (outcome) => outcome === 'unexpected' || outcome === 'flaky',
    ).length;
    const skipped = outcomes.filter((outcome) => outcome === 'skipped').length;
    const passed = outcomes.length - failed - skipped;
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

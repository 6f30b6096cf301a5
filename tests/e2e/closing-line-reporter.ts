import type {Reporter, Suite} from '@playwright/test/reporter';

/** Ends the run with one plain line of counts, for people and for machines that read logs. */
export default class ClosingLineReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
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

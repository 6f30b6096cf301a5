import type {Reporter} from 'vitest/node';
import {noteTimes} from './test-times';

/** Records how long each Vitest test took. */
export default class TimesReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules) => {
    noteTimes(
      modules.flatMap(({relativeModuleId, children}) =>
        [...children.allTests()].map((test) => ({
          name: `${relativeModuleId} › ${test.fullName}`,
          milliseconds: test.diagnostic()?.duration ?? 0,
        })),
      ),
    );
  };
}

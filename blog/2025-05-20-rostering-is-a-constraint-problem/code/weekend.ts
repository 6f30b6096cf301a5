import {kinds} from './linear';
import {linear, milp, wholeWeekends} from './milp';

async function main() {
  console.log('weekends whole           bound is optimum  short by up to  of a cost of  HiGHS branches');
  for (const [name, rosters] of Object.entries(kinds)) {
    const bounds = await linear(rosters, wholeWeekends);
    const solved = await milp(rosters, wholeWeekends);
    const exact = solved.filter(({cost}, n) => Math.ceil(bounds[n]!.least - 1e-6) === cost);
    const gaps = solved.map(({cost}, n) => cost - bounds[n]!.least);
    const gap = Math.max(...gaps);
    const branched = solved.filter(({nodes}) => nodes > 1);
    console.log(
      name.padEnd(24),
      `${exact.length} of 20`.padStart(16),
      gap.toFixed(1).padStart(15),
      `${solved[gaps.indexOf(gap)]!.cost}`.padStart(13),
      `${branched.length} of 20`.padStart(15),
    );
  }
}

void main();

import {policies} from './all-policies';
import {read} from './local-time';

const zone = 'Europe/Paris';
const nights = [Date.UTC(2024, 2, 31, 2, 30), Date.UTC(2024, 9, 27, 2, 30)];
for (const [name, runs] of Object.entries(policies)) {
  console.log(name);
  for (const wall of nights) {
    const date = new Date(wall).toISOString().slice(0, 10);
    const at = runs(wall, zone).map((instant) => {
      const utc = new Date(instant).toISOString().slice(11, 16);
      return `${read(instant, zone).slice(11)} (${utc} UTC)`;
    });
    console.log(`   ${date}  ${at.join(', ') || 'no run'}`);
  }
}

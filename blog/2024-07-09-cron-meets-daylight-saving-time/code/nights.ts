import {read} from './local-time';

const MINUTE = 60_000;
const zone = 'Europe/Paris';

console.log('UTC    31 March  27 October');
for (let minute = 0; minute <= 120; minute += 30) {
  const [utc, march, october] = [
    new Date(minute * MINUTE).toISOString(),
    read(Date.UTC(2024, 2, 31) + minute * MINUTE, zone),
    read(Date.UTC(2024, 9, 27) + minute * MINUTE, zone),
  ].map((text) => text.slice(11, 16));
  console.log(`${utc}  ${march}     ${october}`);
}

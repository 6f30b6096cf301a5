import {instantsOf} from './local-time';

const QUARTER = 15 * 60_000;

for (const zone of ['Europe/Paris', 'Australia/Lord_Howe', 'Asia/Tokyo']) {
  const quarters = [0, 0, 0]; // by how often the clock reads them
  for (let w = Date.UTC(2024, 0); w < Date.UTC(2025, 0); w += QUARTER) {
    quarters[instantsOf(w, zone).length]!++;
  }
  const [never, once, twice] = quarters;
  console.log(`${zone}: never ${never}, once ${once}, twice ${twice}`);
}

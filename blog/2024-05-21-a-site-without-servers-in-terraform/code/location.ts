import {load} from './run-paths';

const asked = '//other.example/x';
const page = 'https://blog.example/';

for (const [name, origin] of [
  ['path alone', ''],
  ['with origin', 'https://blog.example'],
] as const) {
  const answer = load(origin)(asked);
  if ('headers' in answer) {
    const location = answer.headers.location.value;
    console.log(`${name}: Location: ${location}`);
    console.log(`  leads to ${new URL(location, page).href}`);
  }
}

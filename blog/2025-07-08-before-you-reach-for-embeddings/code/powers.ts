import {power} from './chance';

// How many posts have to change until four in five tries succeed, and
// go on succeeding with any more? Power moves in jumps, so fewer succeed first.
for (const q of [0.9, 0.8, 0.7, 0.6]) {
  let enough = 300;
  while (power(enough - 1, q) >= 0.8) {
    enough -= 1;
  }
  let first = 1;
  while (power(first, q) < 0.8) {
    first += 1;
  }
  console.log(
    `${q * 10} of 10 for the better: ${enough} changed posts, and ${first} at first`,
  );
}

import {inWords, load} from './run-paths';

const origin = 'https://blog.example';
const answer = load(origin, {'/old/': '/2024/new/'});

for (const path of [
  '/',
  '/tags/',
  '/tags',
  '/search?q=cache',
  '/tags/front/index.html',
  '/archive.html',
  '/old/',
  '/assets/js/main.0a1b2c.js',
  '//other.example/x',
]) {
  console.log(`${path}\n  ${inWords(answer(path))}`);
}

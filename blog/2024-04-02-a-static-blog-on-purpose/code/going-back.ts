import {build, type Files} from './build';
import {edited, posts} from './posts';

type Stored = {text: string; time: number};
type Bucket = Map<string, Stored>;

// #region upload
/** A build, with the time at which its files were written. */
type Built = {files: Files; time: number};

function upload({files, time}: Built, bucket: Bucket, how: string, now: number) {
  for (const [path, text] of files) {
    const there = bucket.get(path);
    // What `aws s3 sync` compares: presence, size and time.
    const differs =
      !there || there.text.length !== text.length || time > there.time;
    if (how === 'cp' || differs) {
      bucket.set(path, {text, time: now});
    }
  }
}
// #endregion

for (const [how, hasLoader] of [
  ['sync', false],
  ['sync', true],
  ['cp', true],
] as const) {
  const builds = {
    A: {files: build(posts, hasLoader), time: 1},
    B: {files: build(edited, hasLoader), time: 3},
  };
  const bucket: Bucket = new Map();
  upload(builds.A, bucket, how, 2);
  upload(builds.B, bucket, how, 4);
  upload(builds.A, bucket, how, 5);
  const wrong = [...builds.A.files].filter(
    ([path, text]) => bucket.get(path)?.text !== text,
  );
  console.log(
    `A, B, A by ${how}${hasLoader ? ', with a loader' : ''}: still B's are ${wrong.length}`,
  );
  for (const [path] of wrong) {
    console.log(`  ${path}`);
  }
}

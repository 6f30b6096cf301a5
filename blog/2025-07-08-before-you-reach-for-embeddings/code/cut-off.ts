import {cosines, labels} from './rank';

/** The 20 links that pages showed, the least near first. */
export const links = cosines()
  .flatMap(({page, others}) =>
    others.slice(0, 2).map(({other, cosine}) => ({
      page,
      other,
      cosine,
      wanted: other in labels[page]!,
    })),
  )
  .sort((one, other) => one.cosine - other.cosine);

/** What leaving out links below a cosine would remove. */
export function below(cutOff: number) {
  const gone = links.filter(({cosine}) => cosine < cutOff);
  const lost = gone.filter(({wanted}) => wanted).length;
  return {removed: gone.length - lost, lost};
}

export const cutOffs = [8, 9, 10, 11, 12, 13, 14].map(
  (percent) => percent / 100,
);

/** Their cosines, seven to a line. */
function listed(wanted: boolean): string {
  const all = links
    .filter((link) => link.wanted === wanted)
    .map(({cosine}) => cosine.toFixed(3).slice(1));
  return [all.slice(0, 7), all.slice(7)]
    .filter(({length}) => length > 0)
    .map((line) => line.join(' '))
    .join('\n          ');
}

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
console.log(`unwanted  ${listed(false)}`);
console.log(`wanted    ${listed(true)}\n`);
console.log('cut-off  unwanted gone  wanted lost');
for (const cutOff of cutOffs) {
  const {removed, lost} = below(cutOff);
  console.log(
    `${cutOff.toFixed(2).padStart(7)}  ${String(removed).padStart(13)}  ${String(lost).padStart(11)}`,
  );
}
}

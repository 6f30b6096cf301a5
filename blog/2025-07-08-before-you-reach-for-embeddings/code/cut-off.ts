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

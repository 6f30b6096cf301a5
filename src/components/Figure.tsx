import type {ReactNode} from 'react';

type Props = {
  /** What the picture shows and where its figures come from; may contain links and code. */
  caption: ReactNode;
  /** The picture, or whatever the caption belongs to. */
  children: ReactNode;
};

/** A picture with its caption: `<Figure caption="…">![alt](./picture.svg)</Figure>`. */
export function Figure({caption, children}: Props): ReactNode {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

import type {ReactNode} from 'react';

type Props = {
  /** What the picture shows and where its figures come from; may contain links and code. */
  caption: ReactNode;
  /** Whether it is wider than the text, where there is room. */
  wide?: boolean;
  /** The picture, or whatever the caption belongs to. */
  children: ReactNode;
};

/** A picture with its caption: `<Figure caption="…">![alt](./picture.svg)</Figure>`. */
export function Figure({caption, wide = false, children}: Props): ReactNode {
  return (
    <figure className={wide ? 'site-wide' : undefined}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

import type {ReactNode} from 'react';

type Props = {
  /** Its subject, for screen readers. */
  label: string;
  children: ReactNode;
};

/** A remark beside the argument, which a reader may skip: `<Aside label="On rounding">…</Aside>`. */
export function Aside({label, children}: Props): ReactNode {
  return (
    <div role="note" aria-label={label} className="site-aside">
      {children}
    </div>
  );
}

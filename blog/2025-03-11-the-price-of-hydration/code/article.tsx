/** @jsxRuntime automatic */
import {useState, type ReactNode} from 'react';

// #region article
/** How often React has called a component since this was last 0. */
export const count = {calls: 0};

function Paragraph({text}: {text: string}) {
  count.calls += 1;
  return <p>{text}</p>;
}

export function CopyButton() {
  count.calls += 1;
  const [copied, setCopied] = useState(false);
  return (
    <button type="button" onClick={() => setCopied(true)}>
      {copied ? 'Copied' : 'Copy'}
    </button>
  );
}

const texts = Array.from({length: 40}, (_, i) => `Paragraph ${i + 1}.`);

export function Text() {
  count.calls += 1;
  return texts.map((text) => <Paragraph key={text} text={text} />);
}

/** A page: a text, and around it what answers to presses. */
export function Page({children}: {children: ReactNode}) {
  count.calls += 1;
  return (
    <>
      <CopyButton />
      {children}
    </>
  );
}
// #endregion

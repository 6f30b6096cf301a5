import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {NewestPosts} from '../NewestPosts';
import {SearchForm} from '../SearchForm';
import {SkyHeader} from '../SkyHeader';

/** Marks around a clock, as the data of a path: lines from one radius to another. */
const rays = (count: number, from: number, to: (index: number) => number) =>
  Array.from({length: count}, (_ray, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const point = (radius: number) =>
      [Math.sin(angle), -Math.cos(angle)].map((part) => Math.round(part * radius)).join(' ');
    return `M${point(from)}L${point(to(index))}`;
  }).join('');

/** A clock that reads four minutes past four. */
function Clock(): ReactNode {
  return (
    <svg viewBox="0 0 1200 800" aria-hidden="true">
      <g transform="translate(600 400)" fill="none" stroke="var(--sky-line)">
        <path d={rays(60, 330, (index) => (index % 5 === 0 ? 276 : 312))} strokeWidth="3" />
        <path d={rays(12, 352, (index) => 380 + ((index * 7) % 5) * 18)} opacity="0.55" />
        <circle r="330" opacity="0.55" />
        <path d="M-44-28 144 91" strokeWidth="18" />
        <path d="M-29 64 110-247" strokeWidth="9" />
        <circle r="26" fill="var(--sky-disc)" stroke="none" />
      </g>
    </svg>
  );
}

/** Says that there is no such page, and where to go from here. It is always dark, in any colour mode. */
export function NotFound(): ReactNode {
  return (
    <main>
      <SkyHeader sky={0} art={<Clock />}>
        <h1>
          <Translate id="theme.NotFound.title" description="The title of the 404 page">
            Page not found
          </Translate>
        </h1>
        <p className="site-lede">
          <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
            We could not find what you were looking for.
          </Translate>{' '}
          <Translate id="site.notFound.why" description="Why a page may not be found">
            It may have moved, or the address may be mistyped.
          </Translate>
        </p>
        <SearchForm
          placeholder={translate({
            id: 'site.notFound.placeholder',
            message: 'Search the posts',
            description: 'In the empty search field of the 404 page',
          })}
        />
      </SkyHeader>
      <div className="site-grid">
        <NewestPosts />
      </div>
    </main>
  );
}

import {plans, site} from './assumptions';
import {asYouGo, covered, evenViews, pages, withExtras} from './plans';

const line = (name: string, ...cells: Array<string | number>) =>
  console.log(
    name.padEnd(30) + cells.map((cell) => String(cell).padStart(10)).join(''),
  );
const count = (views: number) =>
  (Math.round(views / 1e3) * 1e3).toLocaleString('en-GB');

const all = Object.values(pages);
line('a view of', ...Object.keys(pages));
line('views that Free covers', ...all.map((page) => count(covered(page, 'Free'))));
line('views that Pro covers', ...all.map((page) => count(covered(page, 'Pro'))));
line(
  '  as you go, they cost',
  ...all.map((page) => `$${asYouGo(page, covered(page, 'Pro')).toFixed(2)}`),
);
line(
  `views that cost $${plans.Pro.dollars} as you go`,
  ...all.map((page) => count(evenViews(page, plans.Pro.dollars))),
);
line('with a firewall and DNS');
line(
  `  ${count(site.views)} views as you go`,
  ...all.map((page) => `$${withExtras(page, site.views).toFixed(2)}`),
);
line(
  '  the views that Pro covers',
  ...all.map((page) => `$${withExtras(page, covered(page, 'Pro')).toFixed(2)}`),
);

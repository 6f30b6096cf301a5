// A bundler loader, which runs uncompiled: hence no TypeScript. Every page has the sidebar's data. From the list
// of all posts it keeps the newest that are listed (the stock theme hides an unlisted one only when rendering),
// and only the years of the others, with the archive pages that list them (see content/archive/archive.ts).
module.exports = function sidebarLoader(source) {
  const {mostInSidebar, mostInArchive, archives} = this.getOptions();
  const {items, ...rest} = JSON.parse(source);
  const visible = items.flatMap(({unlisted, ...item}) => (unlisted ? [] : item));
  // Posts are grouped by year in the reader's time zone: at noon UTC, it is the same day nearly everywhere.
  const atNoon = (item) => ({...item, date: `${item.date.slice(0, 10)}T12:00Z`});
  if (visible.length <= mostInSidebar) {
    return JSON.stringify({...rest, items: visible.map(atNoon)});
  }
  const newest = [...visible]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, mostInSidebar);
  const countByYear = (posts) => {
    const counts = new Map();
    for (const {date} of posts) {
      const year = date.slice(0, 4);
      counts.set(year, (counts.get(year) ?? 0) + 1);
    }
    return counts;
  };
  const namedOf = countByYear(newest);
  const [, blog] = /blog-post-list-prop-(.+)\.json$/.exec(this.resourcePath);
  const older = [...countByYear(visible)]
    .map(([year, count]) => ({
      title: year,
      permalink: archives[blog] + (visible.length > mostInArchive ? `${year}/` : `#${year}`),
      date: `${year}-01-01T12:00Z`,
      count: count - (namedOf.get(year) ?? 0),
      named: namedOf.get(year) ?? 0,
    }))
    .filter(({count}) => count > 0)
    .sort((a, b) => (a.title < b.title ? 1 : -1));
  return JSON.stringify({...rest, items: [...newest.map(atNoon), ...older]});
};

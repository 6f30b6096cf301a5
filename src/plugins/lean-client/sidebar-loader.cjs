// A loader of the bundler, which runs it as it stands: hence no TypeScript. Of the list of all posts it
// keeps those that may be seen: the stock theme hides an unlisted one only when it is rendered.
module.exports = (source) => {
  const {items, ...rest} = JSON.parse(source);
  return JSON.stringify({...rest, items: items.filter(({unlisted}) => !unlisted)});
};

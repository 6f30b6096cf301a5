// A loader of the bundler, which runs it as it stands: hence no TypeScript. Of the archive's data, which
// holds every post in full, it keeps what a line of the archive shows.
module.exports = (source) => {
  const {archive, ...rest} = JSON.parse(source);
  const blogPosts = archive.blogPosts.map(({id, metadata: {title, permalink, date}}) => ({
    id,
    metadata: {title, permalink, date},
  }));
  return JSON.stringify({...rest, archive: {...archive, blogPosts}});
};

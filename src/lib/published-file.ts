/** Whether a file, by its path, is one that systems, editors or Git leave in folders: no site publishes it. */
export const isLeftOver = (file: string): boolean =>
  /(?:^|\/)(?:\.DS_Store|\._[^/]*|\.git(?:keep|ignore|attributes)|\.keep|\.directory|Thumbs\.db|desktop\.ini|[^/]*(?:~|\.sw[op]))$/i.test(
    file,
  );

/** How browsers read a file that they open by itself, by its ending; `undefined` if it can run nothing. */
export const documentKind = (file: string): 'html' | 'xml' | undefined =>
  /\.s?html?$/i.test(file)
    ? 'html'
    : /\.(?:svg|xht|xhtml|xml|xslt?|xsd|rdf|rss|atom|opml|gpx|kml|mml|mathml|wsdl)$/i.test(file)
      ? 'xml'
      : undefined;

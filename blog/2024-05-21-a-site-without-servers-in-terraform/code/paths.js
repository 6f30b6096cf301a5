// Terraform puts two constants before this: `origin` and `moved`.

/** The canonical path of the page or file asked for. */
function canonical(path) {
  // The error page is a file without a URL of its own.
  if (path === '/404.html') {
    return path;
  }
  if (path.endsWith('/index.html')) {
    return path.slice(0, -'index.html'.length);
  }
  if (path.endsWith('.html')) {
    return path.slice(0, -'.html'.length) + '/';
  }
  const isFile = /\.\w+$/.test(path);
  return path.endsWith('/') || isFile ? path : path + '/';
}

// Browsers, CDNs and buckets disagree about such paths.
const odd = /\\|%(?:[01][\da-f]|2f|5c|7f)|\/(?:\.|%2e)(?:[^w]|$)/i;

function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (odd.test(path)) {
    return {statusCode: 404, statusDescription: 'Not Found'};
  }
  // #region redirect
  const to = moved[path] || canonical(path);
  if (to !== path) {
    const query = request.rawQueryString();
    const location = origin + to + (query ? '?' + query : '');
    // #endregion
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {location: {value: location}},
    };
  }
  if (path.endsWith('/')) {
    request.uri = path + 'index.html';
  }
  return request;
}

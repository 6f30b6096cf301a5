// Terraform puts two constants before this: `origin` and `moved`.

/** The one address of the page or file that a path asks for. */
function canonical(path) {
  // The page of errors is a file, and has no address of its own.
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

function handler(event) {
  const request = event.request;
  const path = request.uri;
  const to = moved[path] || canonical(path);
  if (to !== path) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {location: {value: origin + to}},
    };
  }
  if (path.endsWith('/')) {
    request.uri = path + 'index.html';
  }
  return request;
}

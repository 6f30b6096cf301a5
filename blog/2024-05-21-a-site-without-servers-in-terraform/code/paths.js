// Terraform puts two constants before this: `origin` and `moved`.

function canonical(path) {
  if (path === '/404.html') {
    return path;
  }
  if (path.endsWith('/index.html')) {
    return path.slice(0, -'index.html'.length);
  }
  if (path.endsWith('.html')) {
    return path.slice(0, -'.html'.length) + '/';
  }
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last === '' || last.includes('.') ? path : path + '/';
}

function handler(event) {
  const request = event.request;
  const path = request.uri;
  const isMoved = Object.prototype.hasOwnProperty.call(moved, path);
  const to = isMoved ? moved[path] : canonical(path);
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

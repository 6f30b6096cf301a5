// The package's own file; the package name is an alias for server-routes.tsx where pages are rendered.
declare module 'react-router-config/esm/react-router-config.js' {
  export {matchRoutes, renderRoutes} from 'react-router-config';
}

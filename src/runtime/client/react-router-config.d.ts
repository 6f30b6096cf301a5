// The file of the package, whose name leads to server-routes.tsx where pages are rendered.
declare module 'react-router-config/esm/react-router-config.js' {
  export {matchRoutes, renderRoutes} from 'react-router-config';
}

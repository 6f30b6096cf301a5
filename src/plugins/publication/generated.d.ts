declare module '@generated/publication/default/notices.json' {
  import type {Notice} from './notices';

  const notices: Record<string, Notice[]>;
  export default notices;
}

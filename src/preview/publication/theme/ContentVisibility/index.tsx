// Wraps ContentVisibility, only with `npm start`: a post that readers do not see says why.
import '../../../../css/pages.css';
import type {Props} from '@theme/ContentVisibility';
import ContentVisibility from '@theme-init/ContentVisibility';
import notices from '@generated/publication/default/notices.json';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

export default function ContentVisibilityWithNotices(props: Props): ReactNode {
  const {pathname} = useLocation();
  const own = notices[pathname];
  return (
    own?.map(({title, text}) => (
      <p key={title} role="note" className="site-strip">
        <strong>{title}.</strong> {text}
      </p>
    )) ?? <ContentVisibility {...props} />
  );
}

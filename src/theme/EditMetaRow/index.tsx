// Replaces EditMetaRow: the stock one is two columns of the framework's, which are not part of the site's grid.
import '../../css/pages.css';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import type {ReactNode} from 'react';

export default function EditMetaRow({editUrl, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <div className="site-actions site-foot site-quiet">
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt ?? lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
    </div>
  );
}

// Replaces EditMetaRow: the stock one is two columns of the framework's, which are no part of the site's grid.
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {FootLine} from '../../components/DocsLayout/FootLine';

export default function EditMetaRow({editUrl, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <FootLine>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt ?? lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
    </FootLine>
  );
}

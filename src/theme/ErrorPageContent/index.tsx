// Replaces ErrorPageContent: both error surfaces show the same report, message first.
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {CrashReport} from '../../components/CrashReport';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <CrashReport error={error} tryAgain={tryAgain} />;
}

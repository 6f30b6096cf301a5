import type {FunctionComponent} from 'react';
import type {AfterPostProps} from '../../settings/slots';

/**
 * What is shown below every post, such as an invitation to write to its team. The build renders it, and no code of it
 * reaches the reader: whatever moves goes into a module of `clientModules` in `src/site/extensions.ts`.
 */
export const AfterPost: FunctionComponent<AfterPostProps> = () => null;

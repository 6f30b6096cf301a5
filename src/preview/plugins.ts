import type {PluginConfig} from '@docusaurus/types';
import failuresToLoad from './load-failures';
import publication from './publication/index';

export const preview: PluginConfig[] = [failuresToLoad, publication];

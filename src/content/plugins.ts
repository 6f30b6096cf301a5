import {validateOptions} from '@docusaurus/plugin-content-blog';
import type {PluginConfig, PluginModule} from '@docusaurus/types';
import archive from './archive/index';
import blogOfOurs from './blog/index';
import covers from './cover/index';
import newestPosts from './newest-posts/index';

/** The blog: Docusaurus' own plugin with our lists, which takes the same options. */
export const blog = Object.assign(blogOfOurs as PluginModule, {validateOptions});

/** The lists made from its posts. */
export const lists: PluginConfig[] = [archive, covers, newestPosts];

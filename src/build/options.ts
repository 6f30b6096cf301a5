import {copyright} from '../settings/footer';
import type {Identity} from '../settings/schema';
import type {Options} from './preset';

/** What the outputs need to know of the site. */
export const buildOptions = (site: Identity): Options => ({
  podcast: site.podcast,
  colours: site.colours,
  palette: site.palette,
  services: site.services,
  owner: {name: site.title, email: site.links.email},
  copyright: copyright(site),
  publisher: {company: site.company, website: site.links.website, logo: site.logo.src},
});

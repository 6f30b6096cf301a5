import {expect, test} from 'vitest';
import {podcastGuid} from './feed';

// The example from https://podcasting2.org/docs/podcast-namespace/tags/guid
test.each(['https://mp3s.nashownotes.com/pc20rss.xml', 'http://mp3s.nashownotes.com/pc20rss.xml/'])(
  'the podcast of %s is known by the UUID that the namespace gives it',
  (address) => {
    expect(podcastGuid(address)).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810');
  },
);

import {expect, test} from 'vitest';
import {identity} from '../site/identity';
import {checkContrast, weakPairs} from './contrast';
import {paletteOf} from './palette';

const {colours} = identity;
const {day, night} = colours;

const source = `export const identity = {
  colours: {
    day: {
      paper: '#ffffff',
      accent: '#ff9900',
    },
    night: {
      paper: '#111114',
      ink: '#999999',
    },
  },
};`;

test('colours that cannot be read are named with their line, their ground, their contrast and what they need', () => {
  const check = () => {
    const white = {...day, paper: '#ffffff', accent: '#ff9900'};
    checkContrast({day: white, night: {...night, ink: '#999999'}}, source);
  };
  expect(check).toThrow(
    /src\/site\/identity\.ts:5: colours\.day\.accent #ff9900 on paper \(#ffffff\) has a contrast of 2\.14:1, not 4\.5:1 for links, focus and code: #[\da-f]{6} would do/,
  );
  expect(check).toThrow(
    /src\/site\/identity\.ts:9: colours\.night\.ink #999999 on paper .* not 7:1 for text: #[\da-f]{6} would do/,
  );
});

test('the colour that is proposed can be read', () => {
  const [{nearest} = {}] = weakPairs({...day, accent: '#ff9900'});
  expect(weakPairs({...day, accent: nearest!})).toEqual([]);
});

test('an announcement and given colours of drawings and code that are hard to read are named', () => {
  const {skies, code} = paletteOf(day, 'day', undefined);
  skies[4] = {...skies[4], ground: '#ffc22e', line: '#888888'};
  const announcement = {id: 'a', content: 'Words', isCloseable: true, backgroundColor: '#0000ff'};
  const check = () => {
    checkContrast(
      colours,
      '',
      {day: {skies, code: {...code, string: '#ffbf2b'}}},
      {...announcement, textColor: '#8888ff'},
    );
  };
  expect(check).toThrow(/palette\.day\.skies\[4\]\.line #888888 on #ffc22e .* not 7:1/);
  expect(check).toThrow(/palette\.day\.code\.string #ffbf2b on #[\da-f]{6} .* not 4\.5:1/);
  expect(check).toThrow(
    /announcement\.textColor #8888ff on #0000ff has a contrast of 2\.\d\d:1, not 4\.5:1/,
  );
});

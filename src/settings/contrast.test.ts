import {describe, expect, test} from 'vitest';
import {checkContrast, weakPairs} from './contrast';

const colours = {
  day: {
    paper: '#ffffff',
    surface: '#f4f4f5',
    line: '#d9d9de',
    muted: '#55555f',
    ink: '#18181b',
    accent: '#0b57d0',
  },
  night: {
    paper: '#111114',
    surface: '#1c1c21',
    line: '#3a3a44',
    muted: '#a9a9b4',
    ink: '#ececf1',
    accent: '#8ab4f8',
  },
};

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

describe('colours that cannot be read', () => {
  const check = () => {
    checkContrast(
      {
        day: {...colours.day, accent: '#ff9900'},
        night: {...colours.night, ink: '#999999'},
      },
      source,
    );
  };

  test('are named with their line, their ground, their contrast and what they need', () => {
    expect(check).toThrow(
      /src\/site\/identity\.ts:5: colours\.day\.accent #ff9900 on paper \(#ffffff\) has a contrast of 2\.14:1, not 4\.5:1 for links, focus and code: #[\da-f]{6} would do/,
    );
    expect(check).toThrow(
      /src\/site\/identity\.ts:9: colours\.night\.ink #999999 on paper .* not 7:1 for text: #[\da-f]{6} would do/,
    );
  });

  test('have a remedy that holds', () => {
    const weak = weakPairs({...colours.day, accent: '#ff9900'});
    expect(weak.length).toBeGreaterThan(0);
    for (const {colour, nearest} of weak) {
      expect(
        weakPairs({...colours.day, [colour]: nearest!}).filter((pair) => pair.colour === colour),
      ).toEqual([]);
    }
  });
});

test('an announcement that is hard to read is refused', () => {
  const announcement = {id: 'a', content: 'Words', isCloseable: true};
  const check = (textColor: string) => {
    checkContrast(colours, '', {}, {...announcement, textColor, backgroundColor: '#0000ff'});
  };
  expect(() => {
    check('#8888ff');
  }).toThrow(/announcement\.textColor #8888ff on #0000ff has a contrast of 2\.\d\d:1, not 4\.5:1/);
  expect(() => {
    check('#ffffff');
  }).not.toThrow();
});

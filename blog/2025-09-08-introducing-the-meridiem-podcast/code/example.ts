import {item, problems, type Episode} from './item.ts';

const draft: Episode = {
  guid: 'urn:uuid:6b1f4c0e-6d0a-4f0e-9c53-0b7f2f5d8a11',
  title: 'Cron & daylight saving time',
  description: 'A draft, not an episode.',
  voice: 'synthesised',
  published: new Date('2030-01-01T08:00:00Z'),
  audio: {
    url: 'https://media.example/0.mp3',
    bytes: 7_200_000,
    type: 'audio/mpeg',
    seconds: 900,
  },
  chapters: {
    url: 'https://media.example/0.chapters.json',
    list: [
      {startTime: 0, title: 'The missing hour'},
      {startTime: 930, title: 'The repeated hour'},
    ],
  },
  transcript: {
    url: 'https://media.example/0.vtt',
    cues: [{start: 0, end: 896.5}],
  },
};

console.log(problems(draft).join('\n'));
draft.chapters.list[1]!.startTime = 430;
draft.description += ' Synthesised voice.';
console.log('problems left:', problems(draft).length);
console.log(item(draft));

// Runs Moonshine, a recogniser of 2024, from npm packages in a folder outside of the project: moonshine.sh installs them.
import {createRequire} from 'node:module';
import {join} from 'node:path';

type Tensor = {data: Float32Array; dims: number[]};
type Feeds = Record<string, Tensor>;
type Session = {run: (feeds: Feeds) => Promise<Feeds>};
type Runtime = {
  Tensor: new (type: string, data: unknown, dims: number[]) => Tensor;
  InferenceSession: {
    create: (file: string, how: {intraOpNumThreads: number}) => Promise<Session>;
  };
};
type Tokenizer = {
  encode: (text: string, start?: boolean) => number[];
  decode: (tokens: number[], start?: boolean) => string;
};

/** Of each model: the layers of its decoder, and the numbers in each of their 8 heads. */
const shapes = {tiny: {layers: 6, width: 36}, base: {layers: 8, width: 52}};
export type Size = keyof typeof shapes;

const [first, last] = [1, 2];

/** What it has heard in a sound. */
export type Heard = {
  /** What it writes down: its likeliest token, one after the other. */
  text: string;
  /** How likely it finds a text, as a logarithm: by default, its own. */
  weigh: (text?: string) => Promise<number>;
};
export type Listen = (sound: Float32Array) => Promise<Heard>;

/** The logarithm of a token's probability, in one row of the model's answer. */
function chance(row: Float32Array, token: number): number {
  let top = -Infinity;
  for (const each of row) {
    top = Math.max(top, each);
  }
  let total = 0;
  for (const each of row) {
    total += Math.exp(each - top);
  }
  return row[token]! - top - Math.log(total);
}

export async function load(folder: string, size: Size): Promise<Listen> {
  const installed = createRequire(join(folder, 'package.json'));
  const runtime = installed('onnxruntime-node') as Runtime;
  const {default: tokenizer} = (await import(
    installed.resolve('llama-tokenizer-js')
  )) as {default: Tokenizer};
  const path = join(
    folder,
    'node_modules/@usefulsensors/moonshine-js/dist/model',
    size,
    'quantized',
  );
  const [encoder, decoder] = (await Promise.all(
    ['encoder_model', 'decoder_model_merged'].map((name) =>
      runtime.InferenceSession.create(join(path, `${name}.onnx`), {
        intraOpNumThreads: 1,
      }),
    ),
  )) as [Session, Session];
  const {layers, width} = shapes[size];
  const names = Array.from({length: layers}, (_, layer) =>
    ['decoder', 'encoder'].flatMap((part) =>
      ['key', 'value'].map((kind) => `${layer}.${part}.${kind}`),
    ),
  ).flat();
  const empty = () =>
    Object.fromEntries(
      names.map((name) => [
        `past_key_values.${name}`,
        new runtime.Tensor('float32', new Float32Array(0), [0, 8, 1, width]),
      ]),
    );

  const encode = async (sound: Float32Array) => {
    const {last_hidden_state: states} = await encoder.run({
      input_values: new runtime.Tensor('float32', sound, [1, sound.length]),
    });
    return states!;
  };
  const decode = (tokens: number[], states: Tensor, past: Feeds, isFirst: boolean) =>
    decoder.run({
      ...past,
      input_ids: new runtime.Tensor(
        'int64',
        BigInt64Array.from(tokens.map(BigInt)),
        [1, tokens.length],
      ),
      encoder_hidden_states: states,
      use_cache_branch: new runtime.Tensor('bool', [!isFirst], [1]),
    });

  return async (sound) => {
    const states = await encode(sound);
    const past: Feeds = empty();
    const tokens = [first];
    let own = 0;
    // At most six tokens a second, as its makers' own program allows.
    const most = Math.ceil((6 * sound.length) / 16_000);
    while (tokens.length <= most) {
      const isFirst = tokens.length === 1;
      const found = await decode(tokens.slice(-1), states, past, isFirst);
      const {data} = found['logits']!;
      let next = 0;
      data.forEach((each, token) => {
        next = each > data[next]! ? token : next;
      });
      own += chance(data, next);
      if (next === last) {
        break;
      }
      tokens.push(next);
      for (const name of names) {
        // What it knows of the sound stays the same.
        if (isFirst || name.includes('decoder')) {
          past[`past_key_values.${name}`] = found[`present.${name}`]!;
        }
      }
    }
    return {
      text: tokenizer.decode(tokens).trim(),
      async weigh(text) {
        if (text === undefined) {
          return own;
        }
        const known = tokenizer.encode(text);
        const {logits} = await decode(known, states, empty(), true);
        const {data, dims} = logits!;
        const count = dims[2]!;
        return [...known.slice(1), last].reduce(
          (sum, token, at) =>
            sum + chance(data.subarray(at * count, (at + 1) * count), token),
          0,
        );
      },
    };
  };
}

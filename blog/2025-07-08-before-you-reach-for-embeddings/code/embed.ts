import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Ranking} from './bound';

/** What is embedded of a page. */
export type Page = {
  permalink: string;
  title: string;
  description: string;
  text: string;
};
/** A model: a vector for each text. */
export type Embed = (texts: string[]) => Promise<number[][]>;

/** A vector scaled to length 1. */
export const scaled = (vector: number[]) => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

/** The mean of vectors, each scaled to length 1 and weighted, and again scaled. */
export function mean(vectors: number[][], weights?: number[]): number[] {
  const sum = vectors[0]!.map(() => 0);
  vectors.forEach((vector, part) =>
    scaled(vector).forEach((value, at) => {
      sum[at]! += value * (weights?.[part] ?? 1);
    }),
  );
  return scaled(sum);
}

// #region passages
/** Cuts a text at the ends of sentences into passages of up to 100 words. */
export function passagesOf({title, description, text}: Page): string[] {
  const sentences = text
    .split(/(?<=[.!?:])\s+/)
    .filter((part) => /\p{L}{3}/u.test(part));
  const passages = [`${title}. ${description}`];
  let room = 0;
  for (const sentence of sentences) {
    const words = sentence.split(/\s+/).length;
    if (words > room) {
      passages.push(sentence);
      room = 100 - words;
    } else {
      passages.push(`${passages.pop()!} ${sentence}`);
      room -= words;
    }
  }
  return passages;
}
// #endregion

/** Ranks pages by the cosines of their vectors. */
export function rankBy(permalinks: string[], vectors: number[][]): Ranking {
  const nearness = (a: number[], b: number[]) =>
    a.reduce((sum, value, at) => sum + value * b[at]!, 0);
  return Object.fromEntries(
    permalinks.map((page, at) => [
      page,
      permalinks
        .map((other, place) => ({
          other,
          near: nearness(vectors[at]!, vectors[place]!),
        }))
        .filter(({other}) => other !== page)
        .sort((one, other) => other.near - one.near)
        .map(({other}) => other),
    ]),
  );
}

/** The vector of a page is the mean of those of its parts. */
export async function vectorsOf(
  pages: Page[],
  embed: Embed,
  partsOf: (page: Page) => string[] = passagesOf,
): Promise<number[][]> {
  const vectors: number[][] = [];
  for (const page of pages) {
    vectors.push(mean(await embed(partsOf(page))));
  }
  return vectors;
}

/** A model behind an address that answers as OpenAI's, llama.cpp's and Ollama's do. */
export const served =
  (address: string, model: string): Embed =>
  async (input) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(process.env.API_KEY
          ? {Authorization: `Bearer ${process.env.API_KEY}`}
          : {}),
      },
      body: JSON.stringify({model, input}),
    });
    if (!response.ok) {
      throw new Error(
        `${address}: ${response.status} ${await response.text()}`,
      );
    }
    const {data} = (await response.json()) as {
      data: Array<{index: number; embedding: number[]}>;
    };
    return data
      .sort((one, other) => one.index - other.index)
      .map(({embedding}) => embedding);
  };

// With the address and the name of a model that is served, this ranks our posts by it, or the pages of another file.
if (process.argv[1] === __filename) {
  const [address, model, path = join(__dirname, '../data/posts.json')] =
    process.argv.slice(2) as [string, string, string?];
  const pages = JSON.parse(readFileSync(path, 'utf8')) as Page[];
  void vectorsOf(pages, served(address, model)).then((vectors) => {
    console.log(
      JSON.stringify(
        rankBy(
          pages.map(({permalink}) => permalink),
          vectors,
        ),
        null,
        2,
      ),
    );
  });
}

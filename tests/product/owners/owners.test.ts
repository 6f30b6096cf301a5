import * as z from 'zod';
import {expect, test} from 'vitest';
import {identitySchema} from '../../../src/settings/schema';
import {choices} from './choices';
import {owners} from './owners';

/** What no value has of a schema: settings, or states of them, where a boolean that is left out is false. */
function missing(schema: z.ZodType, values: unknown[], path: string): string[] {
  const given = values.filter((value) => value !== undefined && value !== null);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return [
      ...(given.length < values.length ? [] : [`${path}, left out`]),
      ...missing(schema.unwrap() as z.ZodType, values, path),
    ];
  }
  if (given.length === 0) {
    return [path];
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
      missing(
        one,
        values.map((value) => (value as Record<string, unknown> | undefined)?.[name]),
        `${path}.${name}`,
      ),
    );
  }
  if (schema instanceof z.ZodArray || schema instanceof z.ZodTuple) {
    const element = schema instanceof z.ZodArray ? schema.element : schema.def.items[0];
    return missing(element as z.ZodType, given.flat(), `${path}[]`);
  }
  if (schema instanceof z.ZodBoolean) {
    return new Set(values.map(Boolean)).size === 2 ? [] : [`${path}: ${String(!given[0])}`];
  }
  return schema instanceof z.ZodEnum
    ? schema.options.filter((one) => !given.includes(one)).map((one) => `${path}: ${one}`)
    : [];
}

test('each setting of the identity is in some site, in each of its states', () => {
  const identities = owners.map(({identity}) => identity);
  expect(missing(identitySchema, identities, 'identity')).toEqual([]);
});

test('every two choices meet in some site', () => {
  const all = Object.entries(choices).flatMap(([matter, names]) =>
    Object.keys(names).map((name) => ({matter, name})),
  );
  const apart = all.flatMap((one) =>
    all
      .filter((other) => one.matter < other.matter)
      .filter(
        (other) =>
          !owners.some(
            ({combination}) =>
              combination[one.matter] === one.name && combination[other.matter] === other.name,
          ),
      )
      .map((other) => `${one.matter} ${one.name} and ${other.matter} ${other.name}`),
  );
  expect(apart).toEqual([]);
});

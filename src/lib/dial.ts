/** The facts from which a post's dial is drawn. */
export type DialFacts = {
  /** ISO 8601 date. */
  date: string;
  /** Minutes of reading. */
  minutes: number;
  /** Tags, in any order; each always begins at the same hour. */
  tags: string[];
};

/** A shift: an arc on one of the dial's rings. Angles in degrees, clockwise from noon at the top. */
type Shift = {ring: number; from: number; to: number};

export type DialGeometry = {
  shifts: Shift[];
  /** The day of the year, in degrees clockwise from the top. */
  sun: number;
};

const fullTurn = 360;
const hour = fullTurn / 24;

/** FNV-1a, 32 bits: spreads short names evenly. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return value;
}

/**
 * The drawing of a post, as angles. The circle is a day of 24 hours, with noon at the top. Each tag is a
 * shift on a ring of its own, which begins at the tag's hour; together the shifts last two hours for each
 * minute of reading. The sun shows the position of the date in its year.
 *
 * @returns the same geometry for the same facts, whatever the order of the tags
 */
export function dialGeometry({date, minutes, tags}: DialFacts): DialGeometry {
  const day = new Date(date);
  const year = day.getUTCFullYear();
  const start = Date.UTC(year, 0, 1);
  const share = (day.getTime() - start) / (Date.UTC(year + 1, 0, 1) - start);
  const sorted = [...tags].sort();
  // No shift shorter than an hour, which would be a dot, or longer than twenty, which would be a ring.
  const hours = Math.min(20, Math.max(1, (minutes * 2) / Math.max(1, sorted.length)));
  return {
    shifts: sorted.map((tag, ring) => {
      const from = (hash(tag) % 24) * hour;
      return {ring, from, to: from + hours * hour};
    }),
    sun: Math.round(share * fullTurn * 100) / 100,
  };
}

/**
 * The point at an angle on a circle around (0, 0).
 *
 * @param degrees clockwise from the top
 */
export function pointAt(degrees: number, radius: number): {x: number; y: number} {
  const radians = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100 || 0;
  return {x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians))};
}

/** An SVG path along a circle around (0, 0), clockwise. */
export function arcPath(from: number, to: number, radius: number): string {
  const start = pointAt(from, radius);
  const end = pointAt(to, radius);
  const large = to - from > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
}

/** The radius of the dial's circle, in a drawing that extends 50 to each side of its centre. */
export const dialRadius = 44;

/** The radius of a ring, such that all rings fit inside the dial's circle. */
export function ringRadius(ring: number, count: number): number {
  return dialRadius - 1 - Math.min(9, 34 / count) * (ring + 1);
}

/** An event of Chromium's trace, in the fields used here; times are in microseconds. */
export type TraceEvent = {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long the thread ran, without what it waited for a processor. */
  tdur?: number;
  args?: {name?: string; elementCount?: number};
};

/** What the main thread does, by the events of the trace in which it does it. */
const kinds = {
  parse: /^ParseHTML$/,
  style: /^(?:UpdateLayoutTree|ParseAuthorStyleSheet|InvalidateLayout|ScheduleStyleRecalculation)$/,
  layout: /^(?:Layout|LayoutShift|HitTest)$/,
  paint: /^(?:PrePaint|Paint|PaintImage|Layerize|UpdateLayer|UpdateLayerTree|Commit|CompositeLayers)$/,
  script:
    /^(?:EvaluateScript|FunctionCall|TimerFire|FireAnimationFrame|EventDispatch|RunMicrotasks|v8\..*|V8\..*|MinorGC|MajorGC|XHR.*|IntersectionObserver.*)$/,
};

type Kind = keyof typeof kinds | 'other';

/**
 * Processor time of the main threads between two marks, in ms by kind; the time by the clock; and for how many elements
 * styles were computed.
 */
export type Breakdown = Record<Kind, number> & {clock: number; styled: number};

const kindOf = (name: string): Kind | undefined =>
  (Object.keys(kinds) as Array<keyof typeof kinds>).find((kind) => kinds[kind].test(name));

/**
 * Divides what happened between the marks `pressed` and `shown` of a trace. Time within an event counts for the innermost
 * event of a kind.
 *
 * @throws Error if a mark is missing
 */
export function breakdownOf(events: TraceEvent[]): Breakdown {
  const markOf = (name: string) => {
    const mark = events.find((event) => event.name === name && /^[RIn]$/i.test(event.ph));
    if (!mark) {
      throw new Error(`The trace has no mark “${name}”.`);
    }
    return mark.ts;
  };
  const [from, to] = [markOf('pressed'), markOf('shown')];
  let styled = 0;
  const sums = {parse: 0, style: 0, layout: 0, paint: 0, script: 0, other: 0};
  const mains = events.filter(
    ({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  for (const {pid, tid} of mains) {
    const open: Array<{end: number; kind: Kind}> = [];
    const spans = events
      .filter((one) => one.ph === 'X' && one.pid === pid && one.tid === tid && one.dur! > 0)
      .sort((a, b) => a.ts - b.ts || b.dur! - a.dur!);
    for (const {ts, dur, tdur, name, args} of spans) {
      while (open.length > 0 && open.at(-1)!.end <= ts) {
        open.pop();
      }
      const parent = open.at(-1)?.kind;
      const kind = kindOf(name) ?? parent ?? 'other';
      const share = Math.max(0, Math.min(ts + dur!, to) - Math.max(ts, from)) / dur!;
      const ms = (share * (tdur ?? dur!)) / 1000;
      sums[kind] += ms;
      styled += share > 0 ? (args?.elementCount ?? 0) : 0;
      if (parent) {
        sums[parent] -= ms;
      }
      open.push({end: ts + dur!, kind});
    }
  }
  return {...sums, clock: (to - from) / 1000, styled};
}

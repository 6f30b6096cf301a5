import type {NProgressOptions} from 'nprogress';

/**
 * The part of `nprogress` that the theme and src/components/ProgressBar call, with the same options and
 * the same elements: a bar that starts, advances in small steps, and ends.
 */
type Options = Partial<NProgressOptions> & {trickleRate?: number};

const options: Options = {};
let root: HTMLElement | undefined;
let status = 0;
let timer = 0;

function set(to: number): void {
  status = Math.min(to, 1);
  const {style} = root!.querySelector<HTMLElement>(options.barSelector!)!;
  style.transition = `transform ${options.speed}ms ease`;
  style.transform = `translate3d(${(status - 1) * 100}%,0,0)`;
}

export default {
  configure(more: Options): void {
    Object.assign(options, more);
  },
  start(): void {
    if (root) {
      return;
    }
    root = document.createElement('div');
    root.id = 'nprogress';
    root.innerHTML = options.template!;
    document.body.append(root);
    set(options.minimum!);
    timer = window.setInterval(() => {
      // The bar never reaches its end before the page is there.
      set(Math.min(status + Math.random() * options.trickleRate!, 0.994));
    }, options.trickleSpeed);
  },
  done(): void {
    if (!root) {
      return;
    }
    clearInterval(timer);
    set(1);
    const ended = root;
    root = undefined;
    setTimeout(() => {
      ended.remove();
    }, options.speed);
  },
};

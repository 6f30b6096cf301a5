import type {Service} from '../../settings/schema';

/** A script of another origin, and whether it counts readers. */
type ServiceScript = Pick<Service, 'counts'> & Required<Service>['script'] & {src: string};

/**
 * Inline script: runs the scripts of other origins once the page has loaded, so that none of them delays it. A
 * counter is not even fetched where the reader's browser says that they do not want to be tracked.
 */
export function loadServices(scripts: ServiceScript[]): void {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const refuses = globalPrivacyControl === true || doNotTrack === '1';
  const load = () => {
    for (const {src, attributes = {}, globals, counts} of scripts) {
      if (!counts || !refuses) {
        const script = document.createElement('script');
        for (const [name, value] of Object.entries(attributes)) {
          script.setAttribute(name, value);
        }
        Object.assign(window, globals);
        script.src = src;
        document.head.append(script);
      }
    }
  };
  addEventListener('load', () => {
    // A page that is rendered ahead may never be seen.
    if ((document as {prerendering?: boolean}).prerendering === true) {
      document.addEventListener('prerenderingchange', load, {once: true});
    } else {
      load();
    }
  });
}

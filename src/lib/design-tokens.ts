// What style sheets and code share of the design. src/runtime/brand-colours writes it into the sheets, as custom properties
// and custom media.

/** The weights of fonts: `--site-weight-regular` and so on. */
export const weights = {regular: 400, medium: 500, semibold: 600, bold: 660};

/** The widths of windows, in rem, from which pages are laid out otherwise: `--from-wide`, `--below-wide` and so on. */
export const breakpoints = {medium: 48, wide: 80, widest: 112};

/**
 * Docusaurus' breakpoint, in em, 996 px where text has its usual size: wider navbars show their links themselves
 * (`--navbar-links`), others have a menu (`--navbar-menu`).
 */
export const navbarBreakpoint = 62.25;

/** In place of checks that React Router makes in development alone. */
export default {};

/** In place of a package that `withRouter` alone calls, to carry over statics that nobody reads. */
export default function hoistStatics<T>(target: T): T {
  return target;
}

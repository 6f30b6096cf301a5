/**
 * A function that says something to those who hear the page. Each has a place of its own in the page,
 * made when it is first used, so that one does not cut another short.
 */
export function announcer(): (words: string) => void {
  let status: HTMLElement | undefined;
  return (words) => {
    if (!status) {
      status = document.createElement('div');
      status.role = 'status';
      status.className = 'site-heard';
      document.body.append(status);
    }
    status.textContent = words;
  };
}

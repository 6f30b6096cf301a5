/**
 * Returns a function that announces words to screen readers. Each has its own live region in the page,
 * created on first use, so that one does not interrupt another.
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

/**
 * For readers who only read: shows the button that opens the share sheet of the device, if there is one. The page
 * is written without it.
 *
 * @param button its selector
 */
export function offerSharing(button: string): void {
  if ('share' in navigator) {
    document.querySelector(button)?.removeAttribute('hidden');
  }
}

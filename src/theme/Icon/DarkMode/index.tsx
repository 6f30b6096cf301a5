// Replaces Icon/DarkMode: Icon/LightMode is the sign of all modes.
export default function NoIcon(): null {
  return null;
}

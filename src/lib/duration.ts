const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats a length, or a position in a recording, as players do: `2:05`, `1:02:05`. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

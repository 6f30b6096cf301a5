/**
 * The commands of a terminal session, without prompts and output; the text itself if it is none: its first line begins with no `$ `. A
 * command goes on after a backslash at the end of its line.
 */
export function commandsOf(text: string): string {
  if (!text.trimStart().startsWith('$ ')) {
    return text;
  }
  let goesOn = false;
  const lines = text.split('\n').flatMap((line) => {
    const command = line.startsWith('$ ')
      ? line.slice(2)
      : goesOn
        ? line.replace(/^> /, '')
        : undefined;
    goesOn = command?.endsWith('\\') ?? false;
    return command ?? [];
  });
  return lines.join('\n');
}

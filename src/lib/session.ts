/** Languages of sessions in a terminal: a line that begins with `$ ` is no code in them. */
const languages = /^(?:bash|console|sh|shell|text|zsh)$/;

/**
 * The commands of a terminal session, without prompts and output; the text itself if it is none: its first line begins with no `$ `. A
 * command goes on after `> `, after a backslash at the end of its line, and to the end of what `<<` begins.
 */
export function commandsOf(text: string, language: string): string {
  if (!languages.test(language) || !/^\s*\$ \S/.test(text)) {
    return text;
  }
  let isCommand = false;
  let goesOn = false;
  let end: string | undefined;
  const lines = text.split('\n').flatMap((line) => {
    const [, prompt, typed] = /^\s*([$>]) (.*)/.exec(line) ?? [];
    const begins = end === undefined && prompt === '$';
    const continues = isCommand && (end !== undefined || goesOn || prompt === '>');
    isCommand = begins || continues;
    if (!isCommand) {
      return [];
    }
    const command = begins || prompt === '>' ? typed! : line;
    if (end === undefined) {
      [, end] = /<<-?\s*["']?(\w+)/.exec(command) ?? [];
    } else if (command.trim() === end) {
      end = undefined;
    }
    goesOn = /(?<!\\)(?:\\\\)*\\$/.test(command);
    return command;
  });
  return lines.join('\n');
}

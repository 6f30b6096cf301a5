// Replaces prism-include-languages: code is coloured in the build (src/markdown/code-blocks), so no language is sent to
// readers.
export default function prismIncludeLanguages(): void {
  // Nothing.
}

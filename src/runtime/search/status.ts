import {translate} from '@docusaurus/Translate';

/** Says how many results there are, in the form that the language has for that number. */
export function statusOf(count: number): string {
  if (count === 0) {
    return translate({
      id: 'site.search.nothing',
      message: 'No text has all of these words. Try fewer of them.',
      description: 'What to try when a search finds nothing',
    });
  }
  const forms = translate({
    id: 'site.search.results',
    message: 'One result|{count} results',
    description: 'How many pages a search found; plural forms are separated by "|"',
  }).split('|');
  const rules = new Intl.PluralRules(document.documentElement.lang);
  // As Docusaurus orders them.
  const names = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
  const known = names.filter((name) => rules.resolvedOptions().pluralCategories.includes(name));
  const form = forms[Math.min(known.indexOf(rules.select(count)), forms.length - 1)]!;
  return form.replace('{count}', String(count));
}

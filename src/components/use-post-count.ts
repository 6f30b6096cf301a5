import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** "3 posts", in the reader's language. */
export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.blog.post.plurals',
          message: '1 post|{count} posts',
          description: 'A number of posts; plural forms are separated by "|"',
        },
        {count},
      ),
    );
}

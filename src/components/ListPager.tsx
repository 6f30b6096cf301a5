import '../css/pages.css';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

type Props = {
  previousPage?: string | undefined;
  nextPage?: string | undefined;
  /** Counted from 1. */
  page: number;
  postsPerPage: number;
  totalCount: number;
  /** The years of the posts on the next page, such as “2023–2024”, where the build knows them. */
  olderYears?: string | undefined;
};

/** Leads to the newer and older pages of a list of several, and says how many posts the older has. */
export function ListPager({
  previousPage,
  nextPage,
  page,
  postsPerPage,
  totalCount,
  olderYears,
}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  if (!previousPage && !nextPage) {
    return null;
  }
  const older = Math.min(postsPerPage, totalCount - page * postsPerPage);
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({
        id: 'theme.blog.paginator.navAriaLabel',
        message: 'Blog list page navigation',
      })}>
      {previousPage && (
        <PaginatorNavLink
          permalink={previousPage}
          title={selectMessage(
            postsPerPage,
            translate(
              {
                id: 'site.blogList.newer',
                message: 'one newer post|{count} newer posts',
                description:
                  'Leads to the former page of a list, with its number of posts; plural forms are separated by "|"',
              },
              {count: postsPerPage},
            ),
          )}
        />
      )}
      {nextPage && (
        <PaginatorNavLink
          permalink={nextPage}
          title={`${olderYears ? `${olderYears}: ` : ''}${selectMessage(
            older,
            translate(
              {
                id: 'site.blogList.older',
                message: 'one older post|{count} older posts',
                description:
                  'Leads to the next page of a list, with its number of posts, after their years; plural forms are separated by "|"',
              },
              {count: older},
            ),
          )}`}
          isNext
        />
      )}
    </nav>
  );
}

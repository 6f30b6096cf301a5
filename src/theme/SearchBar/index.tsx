// Replaces SearchBar: the stock one is empty without a search service; ours leads to the search page.
import type {ReactNode} from 'react';
import {SearchLink} from '../../components/SearchLink';

export default function SearchBar(): ReactNode {
  return <SearchLink className="navbar__link" />;
}

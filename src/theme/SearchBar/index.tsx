// Replaces SearchBar: the stock one is empty without a search service; ours searches the built index.
import type {ReactNode} from 'react';
import {SearchBar} from '../../components/SearchBar';

export default function SearchBarOfSite(): ReactNode {
  return <SearchBar />;
}

// Replaces SearchBar: the stock one is empty without a search service; ours searches the built index.
import {SearchBar} from '../../components/SearchBar';

export default SearchBar;

// Replaces SearchBar: the stock one is empty without a search service; ours searches the built index.
export {SearchBar as default} from '../../components/SearchBar';

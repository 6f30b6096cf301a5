// Slow: tries 35 mutants on 270,000 random lists of shifts, where none fails sooner.
import {fairProperties} from './fair-properties';
import {score} from './score';

score('fair', fairProperties);

// Slow: tries 53 mutants on 270,000 random lists of shifts, where none fails sooner.
import {score} from './score';
import {thirdProperties} from './third-properties';

score('third', thirdProperties);

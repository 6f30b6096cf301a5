import {kinds} from './linear';

// The sixty rosters as JSON, for cpsat.py.
console.log(JSON.stringify(kinds));

import {check} from './check';
import {side} from './write-site';

process.stdout.write(check(side('+')));

import {hours} from './hours';

console.log(`early: ${hours(6, 14)} hours`);
console.log(`night: ${hours(22, 6)} hours`);

/** Times are in hours since Monday 00:00. */
export type Shift = {id: number; start: number; end: number};
export type Roster = {assigned: Shift[][]; open: Shift[]};
export type Scheduler = (shifts: Shift[], people: number, limit?: number) => Roster;
export type Property = (shifts: Shift[], roster: Roster, people: number) => boolean;

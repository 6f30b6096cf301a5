/** Times are in hours since Monday 00:00. */
export type Shift = {id: number; start: number; end: number};
export type Roster = {assigned: Shift[][]; open: Shift[]};
export type Scheduler = (shifts: Shift[], people: number, limit?: number) => Roster;
/** Shifts, how many people there are for them, and the limit if it isn't the default. */
export type Week = [shifts: Shift[], people: number, limit?: number];
export type Property = (week: Week, roster: Roster) => boolean;

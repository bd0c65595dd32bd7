/** What is done once an hour, or once a day, by one process of however many there are. */
export type Duty = 'housekeeping' | 'recheck';

export interface DutyStore {
  /**
   * Takes a duty for a period, by a mark that grows from period to period, such as the day. True for the first who asks; false
   * for all others, and for a period that is over.
   */
  take(duty: Duty, mark: string): Promise<boolean>;
  /** Says that a duty was carried out: until then another process may take it when this one has ended. */
  done(duty: Duty): Promise<void>;
}

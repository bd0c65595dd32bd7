import type { DutyStore } from '@rappen/http';
import type { Database } from '../database.ts';

export function dutyStore(database: Database): DutyStore {
  return {
    async take(duty, mark) {
      const sql = 'UPDATE ebill_duty SET mark = ? WHERE name = ? AND mark < ?';
      return (await database.commit([{ sql, parameters: [mark, duty, mark], rows: 1 }])).ok;
    },
  };
}

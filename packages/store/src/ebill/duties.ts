import type { DutyStore } from '@rappen/http';
import type { Database } from '../database.ts';

export function dutyStore(database: Database, instance: string): DutyStore {
  return {
    async take(duty, mark) {
      const sql = 'UPDATE ebill_duty SET mark = ?, instance = ? WHERE name = ? AND mark < ?';
      return (await database.commit([{ sql, parameters: [mark, instance, duty, mark], rows: 1 }])).ok;
    },
    async done(duty) {
      const sql = 'UPDATE ebill_duty SET instance = NULL WHERE name = ? AND instance = ?';
      await database.commit([{ sql, parameters: [duty, instance] }]);
    },
  };
}

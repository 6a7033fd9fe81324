import { BackupRejection } from "./backup-rejection";
import type { TableCounts } from "./count-tables";

/** @throws BackupRejection when a table has not as many rows as in the backup */
export function expectCounts(expected: TableCounts["counts"], actual: TableCounts["counts"]): void {
  for (const [table, count] of Object.entries(expected)) {
    if (actual[table] === count) continue;
    throw new BackupRejection(
      `The table ${table} has ${actual[table] ?? 0} rows after restoring, not ${count}.`,
    );
  }
}

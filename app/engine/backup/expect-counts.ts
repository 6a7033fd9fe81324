import { BackupRejection } from "./backup-rejection";
import type { TableCounts } from "./count-tables";

/** @throws BackupRejection when the row count of a table differs from the backup's */
export function expectCounts(expected: TableCounts["counts"], actual: TableCounts["counts"]): void {
  for (const [table, count] of Object.entries(expected)) {
    if (actual[table] === count) continue;
    throw new BackupRejection(
      `The table ${table} has ${actual[table] ?? 0} rows after restoring, not ${count}.`,
    );
  }
}

import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ListExport } from "../admin-api/resolvers.generated";
import type { AuditAction } from "../audit/audit-actions";
import { type AuditEntry, recordAudit } from "../audit/record-audit";
import { type CsvCell, csv } from "../shared/csv";
import { type Cursor, type Page, readCursor, readTextCursor, type TextCursor } from "../shared/keyset-page";
import { nextTurn } from "../shared/next-turn";

/** Rows of one export; about a megabyte. */
const MAX_ROWS = 10_000;
/** Rows that are read without a pause. */
const AT_ONCE = 500;

interface ExportedList<Item, Place> {
  action: AuditAction;
  subject: AuditEntry["subject"]["type"];
  storeCode?: string | null;
  read(page: { pageSize: number; after: Place | null }): Promise<Page<Item>>;
  /** The columns, in order. */
  columns: { [title: string]: (item: Item) => CsvCell };
}

/** The first rows of a list as CSV, with the columns' titles; recorded in the audit log. */
export function exportList<Item>(
  context: AdminContext,
  list: ExportedList<Item, Cursor>,
): Promise<ListExport> {
  return exportRows(context, list, readCursor);
}

/** The same for a list that is ordered by two texts. */
export function exportListByTexts<Item>(
  context: AdminContext,
  list: ExportedList<Item, TextCursor>,
): Promise<ListExport> {
  return exportRows(context, list, readTextCursor);
}

async function exportRows<Item, Place>(
  context: AdminContext,
  { action, subject, storeCode, read, columns }: ExportedList<Item, Place>,
  readPlace: (text: string | null) => Place | null,
): Promise<ListExport> {
  const session = await requireSession(context);
  const rows: CsvCell[][] = [];
  let after: string | null = null;
  do {
    const page: Page<Item> = await read({ pageSize: AT_ONCE, after: readPlace(after) });
    rows.push(...page.items.map((item) => Object.values(columns).map((cellOf) => cellOf(item))));
    after = page.endCursor;
    await nextTurn();
  } while (after !== null && rows.length < MAX_ROWS);
  await recordAudit(context.db, {
    userId: session.user.id,
    action,
    subject: { type: subject, id: null },
    storeCode: session.storeCodes.find((code) => code === storeCode),
  });
  return { csv: csv([Object.keys(columns), ...rows], { bom: true }), is_truncated: after !== null };
}

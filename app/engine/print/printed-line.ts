import type { Row } from "../database/schema";
import { findDesign, readRevision, type SavedDesign } from "../designs/read-design";
import type { EngineContext } from "../graphql/context";
import { type OrderItemView, viewOrder } from "../orders/view-orders";
import { hasPrintFile } from "./print-file-store";
import { filesOf } from "./print-line";

/** An order line of which all files are printed. */
export interface PrintedLine {
  order: Row<"sales_order">;
  item: OrderItemView;
  saved: SavedDesign;
  files: Row<"print_file">[];
}

type Reader = Pick<EngineContext, "db" | "settings" | "storeCode">;

/** Reads a line of an order; null when it has no files, or when one of them is lost. */
export async function readPrintedLine(
  context: Reader,
  order: Row<"sales_order">,
  itemId: number,
): Promise<PrintedLine | null> {
  const item = (await viewOrder(context.db, order)).items.find(({ id }) => id === itemId);
  const saved = item && (await orderedDesign(context, item));
  if (!saved) return null;
  const files = await completeFiles(context, item);
  return files.length > 0 ? { order, item, saved, files } : null;
}

async function orderedDesign(context: Reader, { design_id, design_revision }: OrderItemView) {
  const design = design_id === null ? null : await findDesign(context, design_id);
  return design && design_revision !== null ? readRevision(context.db, design, design_revision) : null;
}

async function completeFiles({ db, settings }: Reader, item: OrderItemView) {
  const files = (await filesOf(db, item.id)).filter(
    (file) => file.revision === item.design_revision && file.deleted_at === null,
  );
  const exist = await Promise.all(files.map((file) => hasPrintFile(settings, file)));
  return exist.includes(false) ? [] : files;
}

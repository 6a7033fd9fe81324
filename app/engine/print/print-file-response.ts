import { orderOfFiles } from "../fulfillment/file-token";
import type { EngineContext } from "../graphql/context";
import { openByToken } from "../proofs/artwork-access";
import { rejected } from "../shared/json-response";
import { downloadName } from "./print-file-names";
import { openPrintFile } from "./print-file-store";
import { filesOf } from "./print-line";
import { isNotMade } from "./print-tasks";
import { releasedItems } from "./released-items";

/**
 * GET /rest/mpc/V1/print-files/{desk|proof}/{token}/{item}/{revision}-{surface}.pdf: for the staff, released files,
 * with the token of the order's files; for the buyer, proofed files, with a token that answers its proofs.
 */
export async function respondWithPrintFile(
  _request: Request,
  context: EngineContext,
  whose: string,
  token: string,
  itemId: string,
  revision: string,
  surface: string,
): Promise<Response> {
  const order =
    whose === "desk" ? await orderOfFiles(context, token, "production") : await orderToAnswer(context, token);
  const item = order && (await findItem(context, order.id, Number(itemId)));
  if (!order || !item || isNotMade(order)) return noFile();
  if (whose === "desk" && !(await releasedItems(context.db, order.id)).has(item.id)) return noFile();
  const file = (await filesOf(context.db, item.id)).find(
    (each) => each.surface === surface && each.revision === Number(revision),
  );
  if (!file || item.design_revision !== file.revision) return noFile();
  const bytes = await openPrintFile(context.settings, file);
  if (!bytes) return noFile();
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(file.bytes),
      "Content-Disposition": `${whose === "desk" ? "attachment" : "inline"}; filename="${downloadName(order.number, item.position, surface)}"`,
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}

async function orderToAnswer(context: EngineContext, token: string) {
  const access = await openByToken(context, token);
  return access?.mayAnswer ? access.order : null;
}

function findItem({ db }: EngineContext, orderId: number, itemId: number) {
  return db
    .selectFrom("sales_order_item")
    .select(["id", "position", "design_revision"])
    .where("id", "=", itemId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

function noFile(): Response {
  return rejected("We couldn't find that print file.", 404, "not-found");
}

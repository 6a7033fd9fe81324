import { shopFiles } from "../../files/shop-files";
import { orderOfFiles } from "../../fulfillment/file-token";
import type { EngineContext } from "../../graphql/context";
import { rejected } from "../../shared/json-response";
import { privatePdf } from "../../shared/private-pdf";
import { findLabel } from "./find-label";
import { labelFileName, storeLabelFile } from "./label-file";

/** GET /rest/mpc/V1/shipping-labels/{token}/{label}.pdf: a label for the staff, by the token of the order's files. */
export async function respondWithLabel(
  _request: Request,
  context: EngineContext,
  token: string,
  labelId: string,
): Promise<Response> {
  const order = await orderOfFiles(context, token, "production");
  const label = order && (await findLabel(context.db, order, labelId));
  if (!order || label?.state !== "bought") return rejected("We couldn't find that label.", 404, "not-found");
  const stored = label.has_file ? await shopFiles(context.settings).read(labelFileName(label)) : null;
  const file = stored ?? (await storeLabelFile(context, label).catch(() => null));
  if (!file) return rejected("The label's file isn't there yet. Please try again in a moment.", 503, "busy");
  return privatePdf(file, `label-${order.number}-${label.id}.pdf`);
}

import type { Row } from "../../database/schema";
import { shopFiles } from "../../files/shop-files";
import type { JobContext } from "../../jobs/job";
import { openShippingProvider } from "./open-shipping-provider";

type Label = Pick<Row<"shipping_label">, "id" | "order_id" | "file_url">;
type FileContext = Pick<JobContext, "db" | "settings">;

/** Key of a label's file. A thousand orders per folder, so that none grows too large. */
export function labelFileName({ id, order_id }: Pick<Label, "id" | "order_id">): string {
  return `labels/${Math.floor(order_id / 1000)}/${order_id}/${id}.pdf`;
}

/**
 * Fetches the PDF of a bought label, and stores it; null when there is nothing to fetch.
 * @param provider of the operation that this belongs to
 */
export async function storeLabelFile(
  { db, settings }: FileContext,
  label: Label,
  provider = openShippingProvider(settings),
): Promise<Buffer | null> {
  if (!provider || !label.file_url) return null;
  const file = await provider.download(label.file_url);
  await shopFiles(settings).put(labelFileName(label), file);
  await db.updateTable("shipping_label").set({ has_file: 1 }).where("id", "=", label.id).execute();
  return file;
}

import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { PriceCodeFilterInput } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import { csv } from "../shared/csv";
import { listPriceCodes } from "./list-price-codes";

const HEAD = [
  "store_code",
  "code",
  "title",
  "state",
  "kind",
  "value",
  "size",
  "skus",
  "from",
  "to",
  "is_public",
  "show_timer",
  "is_from_folder",
  "link",
];

/** The price codes of a filter as CSV, recorded in the audit log; a store has few (see `createPriceCode`). */
export async function exportPriceCodes(
  context: AdminContext,
  filter: PriceCodeFilterInput,
): Promise<{ csv: string }> {
  const { db } = context;
  const { user, storeCodes } = await requireSession(context);
  const codes = await listPriceCodes(db, storeCodes, filter);
  await recordAudit(db, {
    userId: user.id,
    action: "price-codes.export",
    subject: { type: "price-code", id: null },
    storeCode: storeCodes.find((code) => code === filter.store_code),
  });
  const rows = codes.map((code) => [
    code.store_code,
    code.code,
    code.title,
    code.state,
    code.kind,
    code.value ?? null,
    code.size ?? null,
    code.skus.join(" "),
    code.from ?? null,
    code.to ?? null,
    code.is_public,
    code.show_timer,
    code.is_from_folder,
    code.link,
  ]);
  return { csv: csv([HEAD, ...rows], { bom: true }) };
}

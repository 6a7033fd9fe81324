import { type AdminContext, requireSession } from "../../admin-api/admin-context";
import type { CatalogExport, CatalogFilterInput } from "../../admin-api/resolvers.generated";
import { recordAudit } from "../../audit/record-audit";
import { csv } from "../../shared/csv";
import { nextTurn } from "../../shared/next-turn";
import { matchingSkus } from "../find-catalog-products";
import { type ProductState, publishedValue, readProductStates } from "../product-state";
import { typedValue } from "../read-field";
import { CATALOG_COLUMNS, type CatalogColumn, FIELD_OF_COLUMN, LISTS, MAX_PRODUCTS } from "./catalog-columns";
import { cellOfList } from "./cell-list";
import { picturesCell } from "./pictures-cell";

/** Products that are read without a pause. */
const AT_ONCE = 100;

/** The first products that match as CSV, with the values of the shop. Recorded in the audit log. */
export async function exportCatalog(
  context: AdminContext,
  filter: CatalogFilterInput,
): Promise<CatalogExport> {
  const { db } = context;
  const { storeCodes, user } = await requireSession(context);
  const matching = await matchingSkus(db, storeCodes, filter, MAX_PRODUCTS + 1);
  const skus = matching.slice(0, MAX_PRODUCTS);
  const rows: string[][] = [];
  for (let start = 0; start < skus.length; start += AT_ONCE) {
    const states = await readProductStates(db, storeCodes, skus.slice(start, start + AT_ONCE));
    rows.push(...[...states.values()].map(rowOf));
    await nextTurn();
  }
  await recordAudit(db, {
    userId: user.id,
    action: "catalog.export",
    subject: { type: "catalog", id: null },
  });
  return {
    csv: csv([[...CATALOG_COLUMNS], ...rows], { bom: true }),
    is_truncated: matching.length > MAX_PRODUCTS,
  };
}

function rowOf(state: ProductState): string[] {
  return CATALOG_COLUMNS.map((column) => cellOf(state, column));
}

function cellOf(state: ProductState, column: CatalogColumn): string {
  const { fields, folder } = state;
  if (column === "sku") return folder.product.sku;
  const single = fields.find(({ code }) => code === FIELD_OF_COLUMN[column]);
  if (single) {
    const value = typedValue(single, publishedValue(state, single));
    return single.kind === "PICTURES" ? picturesCell(JSON.parse(value)) : value;
  }
  const list = LISTS[column];
  return cellOfList(
    fields.flatMap((field) => {
      const name = list?.nameOf(field.code) ?? null;
      return name === null ? [] : [{ name, value: typedValue(field, publishedValue(state, field)) }];
    }),
  );
}

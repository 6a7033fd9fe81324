import { parseDesignDocument } from "~/design/document/document";
import { countRows } from "../database/count-rows";
import type { EngineContext } from "../graphql/context";
import type { Designs } from "../graphql/resolvers.generated";
import { pageInfo, requirePage, type WantedPage } from "../shared/page-of";
import { turnAfter } from "../shared/turn-after";
import { type Owner, ownerOf } from "./owner";
import type { SavedDesign } from "./read-design";
import { viewDesigns } from "./view-design";

const LARGEST_PAGE = 50;

/**
 * A page of the visitor's own designs, latest first; empty for visitors who can own nothing.
 * @throws GraphQLError when the page or its size is out of range
 */
export async function ownDesigns(context: EngineContext, page: WantedPage): Promise<Designs> {
  requirePage(page, LARGEST_PAGE);
  const owner = await ownerOf(context);
  const total = await countRows(designsOf(context, owner));
  const rows = await designsOf(context, owner)
    .innerJoin("design_revision", (join) =>
      join
        .onRef("design_revision.design_id", "=", "design.id")
        .onRef("design_revision.revision", "=", "design.revision"),
    )
    .selectAll("design")
    .select("design_revision.document")
    .orderBy("design.updated_at", "desc")
    .orderBy("design.id")
    .limit(page.pageSize)
    .offset((page.currentPage - 1) * page.pageSize)
    .execute();
  const designs: SavedDesign[] = [];
  for (const { document, ...design } of rows) {
    designs.push({ design, revision: design.revision, document: parseDesignDocument(JSON.parse(document)) });
    await turnAfter(document.length);
  }
  return {
    items: await viewDesigns(context, designs),
    total_count: total,
    page_info: pageInfo(page, total),
  };
}

/**
 * `owns` as a query over all designs that are not deleted: a customer's own, or unclaimed ones of the token's holder.
 */
function designsOf({ db }: EngineContext, { storeCode, customerId, ownerHash }: Owner) {
  const designs = db
    .selectFrom("design")
    .where("design.store_code", "=", storeCode)
    .where("design.removed_at", "is", null);
  if (customerId !== null) return designs.where("design.customer_id", "=", customerId);
  return designs.where("design.owner_hash", "=", ownerHash ?? "none").where("design.customer_id", "is", null);
}

import type { EngineContext } from "../graphql/context";
import { refused } from "../shared/answer-json";
import { svgResponse } from "../shared/svg-response";
import { designPicture } from "./design-picture";
import { ownerOf, owns } from "./owner";
import { findDesign, readRevision } from "./read-design";

/** GET /rest/mpc/V1/designs/{id}/{revision}/picture.svg: for the design's owner, and for who ordered that revision. */
export async function answerDesignPicture(
  request: Request,
  context: EngineContext,
  id: string,
  revision: string,
): Promise<Response> {
  const design = await findDesign(context.db, id);
  const mayLook =
    design && (owns(await ownerOf(context), design) || (await hasOrdered(context, id, Number(revision))));
  const saved = mayLook ? await readRevision(context.db, design, Number(revision)) : null;
  if (!saved) return refused("No such picture.", 404, "not-found");
  const svg = await designPicture(context, saved);
  return svgResponse(request, svg, { version: `${id}-${revision}`, isImmutable: true, isPublic: false });
}

async function hasOrdered(context: EngineContext, designId: string, revision: number): Promise<boolean> {
  const customer = await context.customer();
  if (!customer) return false;
  const item = await context.db
    .selectFrom("sales_order_item")
    .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
    .select("sales_order_item.id")
    .where("sales_order_item.design_id", "=", designId)
    .where("sales_order_item.design_revision", "=", revision)
    .where("sales_order.customer_id", "=", customer.id)
    .executeTakeFirst();
  return item !== undefined;
}

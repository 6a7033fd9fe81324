import { recipeOf } from "~/design/production/recipe-of";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { additionalInformation } from "../carts/additional-information";
import { toolPath } from "../carts/design-paths";
import { loadProducts } from "../catalog/load-products";
import type { Row } from "../database/schema";
import { findDesign, readOwnDesign, readRevision } from "../designs/read-design";
import type { EngineContext } from "../graphql/context";
import type {
  ArtworkSurface,
  OrderArtwork,
  OrderArtworkItem,
  ProofRequest,
} from "../graphql/resolvers.generated";
import { itemFeatures, type OrderItemView, viewOrder } from "../orders/view-orders";
import { proofFilePath } from "../print/print-file-names";
import { filesOf } from "../print/print-line";
import { sheetsOf, wholeSheetOf } from "../print/print-sheets";
import { type ArtworkAccess, type ArtworkKey, openArtwork, signArtworkToken } from "./artwork-access";
import { canStillAsk } from "./ask-for-proof";
import { proofResponse } from "./proof-answer";
import { latestProofs } from "./proof-rounds";

type Order = Row<"sales_order">;

/** The designs of an order as flat print views, with their proofs; null when the credentials match no order. */
export async function orderArtwork(context: EngineContext, key: ArtworkKey): Promise<OrderArtwork | null> {
  const access = await openArtwork(context, key);
  if (!access) return null;
  const { order, mayAnswer } = access;
  const token = signArtworkToken(context.settings, order.id, { mayAnswer });
  const [{ items }, proofs] = await Promise.all([
    viewOrder(context.db, order),
    latestProofs(context.db, order.id),
  ]);
  const designed = items.filter(({ design_id }) => design_id !== null);
  return {
    number: order.number,
    artwork_token: token,
    may_answer: mayAnswer,
    proof_request: proofRequest(order, proofs.size > 0),
    items: await Promise.all(
      designed.map((item) => artworkItem(context, { ...access, item, token, proof: proofs.get(item.id) })),
    ),
  };
}

function proofRequest(order: Order, hasProofs: boolean): ProofRequest {
  if (hasProofs) return "ASKED";
  if (!canStillAsk(order)) return "NONE";
  return additionalInformation(order).sendProof ? "ASKED" : "POSSIBLE";
}

interface Asked extends ArtworkAccess {
  item: OrderItemView;
  token: string;
  proof: Row<"proof"> | undefined;
}

async function artworkItem(context: EngineContext, asked: Asked): Promise<OrderArtworkItem> {
  const { item, proof } = asked;
  return {
    id: String(item.id),
    product_name: item.name,
    quantity: item.quantity,
    selected_options: itemFeatures(item).map(({ label, title }) => ({ label, value: title })),
    surfaces: await artworkSurfaces(context, asked),
    proof: proof ? await proofOf(context, asked, proof) : null,
  };
}

async function proofOf(context: EngineContext, { order, item, mayAnswer }: Asked, proof: Row<"proof">) {
  if (!mayAnswer) return { ...proofResponse(proof, order), can_approve: false, can_ask_for_change: false };
  const own = item.design_id === null ? null : await readOwnDesign(context, item.design_id);
  if (!own || own.design.removed_at !== null) return proofResponse(proof, order);
  const product = (await loadProducts(context.db, order.store_code, [item.sku])).get(item.sku);
  return proofResponse(proof, order, {
    editPath: product?.tool_path ? toolPath({ product }, own.design.id) : null,
    isNewer: own.revision > proof.revision,
  });
}

async function artworkSurfaces(
  context: EngineContext,
  { item, token, mayAnswer }: Asked,
): Promise<ArtworkSurface[]> {
  const [surfaces, files] = await Promise.all([
    designSurfaces(context, item, token),
    mayAnswer ? filesOf(context.db, item.id) : [],
  ]);
  const current = files.filter(({ revision }) => revision === item.design_revision);
  return surfaces.map(({ key, sheet, ...surface }) => {
    // Books printed earlier have a file for each of their sides.
    const file = current.find((each) => each.surface === sheet || each.surface === key);
    return { ...surface, print_file_url: file ? proofFilePath(token, file) : null };
  });
}

/**
 * The surfaces of an ordered design, with their sizes in millimetres; none without a design.
 * @param token of the order's artwork, with which the pictures can be seen
 */
export async function designSurfaces(
  context: Pick<EngineContext, "db" | "storeCode">,
  { design_id, design_revision }: Pick<OrderItemView, "design_id" | "design_revision">,
  token: string,
) {
  const design = design_id === null ? null : await findDesign(context, design_id);
  const saved =
    design && design_revision !== null ? await readRevision(context.db, design, design_revision) : null;
  if (!saved) return [];
  const sheets = sheetsOf(saved.document);
  return surfacesOf(saved.document).map((blueprint) => ({
    key: blueprint.key,
    /** Key of the print file that shows it whole. */
    sheet: wholeSheetOf(sheets, blueprint.key)?.key ?? null,
    title: blueprint.title,
    ...blueprint.size(saved.document.options),
    picture_url: `/pictures/designs/${saved.design.id}/${saved.revision}.svg?${new URLSearchParams({ surface: blueprint.key, order: token })}`,
    is_mirrored: recipeOf(saved.document, blueprint).mirrored,
  }));
}

import { designProblems } from "~/design/advice/problems";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { serverOutline } from "~/design/text/fonts.server";
import { loadProducts } from "../catalog/load-products";
import { chargedUnits, type DesignCounts, readCounts, TUBE } from "../catalog/prices-per-unit";
import type { Connection, Row } from "../database/schema";
import { designCounts } from "../designs/design-counts";
import { readOwnDesign, readRevision, type SavedDesign } from "../designs/read-design";
import type { EngineContext } from "../graphql/context";
import { userErrors } from "../graphql/errors";
import type { SendNewVersionInput, UserError } from "../graphql/resolvers.generated";
import { lockOrder } from "../orders/order-step";
import { queuePrints } from "../print/print-tasks";
import { findProof, LINK_NEEDED } from "./answer-proof";
import { respondsTooOften } from "./answer-rate-limit";
import { openByToken } from "./artwork-access";
import { queueAnswerEmail } from "./proof-emails";
import { startRound, takeProofStep } from "./proof-rounds";
import { proofRejection } from "./proof-states";

const NOTHING_NEWER = "There's no newer version of your design. Please open it, edit it and save it first.";
const ANOTHER_PRODUCT = "This version is for a different size or style than you ordered, so we can't use it.";
const ANOTHER_LENGTH =
  "This version needs a different length of tube, which would change its price, so we can't use it.";

/**
 * Replaces the ordered design with the buyer's own newer version: a new proof is created, and the version approved then
 * is printed. @returns the problem; empty on success
 */
export async function sendNewVersion(
  context: EngineContext,
  { token, item_id }: SendNewVersionInput,
): Promise<UserError[]> {
  const access = await openByToken(context, token);
  if (!access) return userErrors("ORDER_NOT_FOUND", "We couldn't find that order.");
  if (!access.mayAnswer) return userErrors("NOT_ALLOWED", LINK_NEEDED);
  const { order } = access;
  if (await respondsTooOften(context, order.id))
    return userErrors("TOO_MANY", "Please try again tomorrow, or contact us.");
  const found = await findProof(context.db, order.id, item_id);
  const version = found && (await newerVersion(context, found.item));
  if (!found || !version) return userErrors("NOTHING_NEWER", NOTHING_NEWER);
  const counts = await designCounts(version);
  const problem = await versionProblem(context, found.item, { ...version, counts });
  if (problem) return userErrors("MISFIT", problem);
  const problems = await context.db
    .transaction()
    .execute((db) => replaceVersion(db, context, order.id, item_id, { ...version, counts }));
  if (problems.length === 0) context.wakeMail();
  return problems;
}

/** The visitor's own design of a line if they saved it after ordering; null when it is not theirs or unchanged. */
async function newerVersion(
  context: EngineContext,
  { design_id, design_revision }: Pick<Row<"sales_order_item">, "design_id" | "design_revision">,
): Promise<SavedDesign | null> {
  const saved = design_id === null ? null : await readOwnDesign(context, design_id);
  return saved && design_revision !== null && saved.revision > design_revision ? saved : null;
}

type CountedVersion = SavedDesign & { counts: DesignCounts };

/** The reason the version cannot replace the ordered one: another size, or more letters, would change the price. */
async function versionProblem(
  { db, storeCode }: EngineContext,
  { sku, design_revision, design_counts }: Row<"sales_order_item">,
  { design, document, counts }: CountedVersion,
): Promise<string | null> {
  const ordered = await readRevision(db, design, design_revision ?? 0);
  if (!ordered || priced(ordered.document) !== priced(document)) return ANOTHER_PRODUCT;
  const product = (await loadProducts(db, storeCode, [sku])).get(sku);
  const paid = readCounts(design_counts);
  const before = TUBE in paid ? paid : await designCounts(ordered);
  const measured = product?.countedPrices.filter(({ measure }) => measure) ?? [];
  if (measured.some((price) => chargedUnits(price, before) !== chargedUnits(price, counts)))
    return ANOTHER_LENGTH;
  const [problem] = designProblems(document, serverOutline);
  return problem ? `It isn't finished: ${problem.message}` : null;
}

/** The parts of a design that determine its price, apart from what is measured. */
function priced(document: DesignDocument): string {
  const counts = findBlueprint(document.blueprint)?.counts?.(document) ?? {};
  return JSON.stringify([document.blueprint, sorted(document.options), sorted(counts)]);
}

function sorted(values: Record<string, string | number>) {
  return Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
}

async function replaceVersion(
  db: Connection,
  { settings }: EngineContext,
  orderId: number,
  itemId: string,
  { revision, counts }: CountedVersion,
): Promise<UserError[]> {
  const order = await lockOrder(db, orderId);
  const found = order && (await findProof(db, orderId, itemId));
  if (!order || !found) return userErrors("ITEM_NOT_FOUND", "We couldn't find that proof.");
  const { item, proof } = found;
  const step = { to: "replaced", order, by: "buyer", now: new Date() } as const;
  const rejection = proofRejection(proof.state, "replaced", { ...step, proof });
  if (rejection) return userErrors("NOT_NOW", rejection);
  await takeProofStep(db, proof, step);
  await db
    .updateTable("sales_order_item")
    .set({ design_revision: revision, design_counts: JSON.stringify(counts) })
    .where("id", "=", item.id)
    .execute();
  await startRound(db, { ...item, design_revision: revision }, { round: proof.round + 1 });
  await queuePrints(db, orderId, { itemId: item.id });
  const words = ["The buyer changed the design. We'll send a new proof automatically."];
  await queueAnswerEmail(db, settings, order, { ...item, title: "New version", words });
  return [];
}

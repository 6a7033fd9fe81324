import { surfacesOf } from "~/design/surfaces";
import { findDesign, readRevision } from "../designs/read-design";
import type { EngineContext } from "../graphql/context";
import type { ArtworkSurface, OrderArtwork, OrderArtworkItem } from "../graphql/resolvers.generated";
import { type OrderItemView, viewOrder } from "../orders/view-orders";
import { type ArtworkKey, artworkToken, openArtwork } from "./artwork-access";
import { canAnswer, type ProofAnswers, readAnswers } from "./proof-answers";

/** The designs of an order as they are printed, flat; null when the key opens no order. */
export async function orderArtwork(context: EngineContext, key: ArtworkKey): Promise<OrderArtwork | null> {
  const order = await openArtwork(context, key);
  if (!order) return null;
  const token = artworkToken(context, order.id);
  const [{ items }, answers] = await Promise.all([
    viewOrder(context.db, order),
    readAnswers(context.db, order.id),
  ]);
  const designed = items.filter(({ design_id }) => design_id !== null);
  return {
    number: order.number,
    artwork_token: token,
    can_answer: canAnswer(order),
    items: await Promise.all(designed.map((item) => artworkItem(context, item, token, answers))),
  };
}

async function artworkItem(
  context: EngineContext,
  item: OrderItemView,
  token: string,
  answers: ProofAnswers,
): Promise<OrderArtworkItem> {
  return {
    id: String(item.id),
    product_name: item.name,
    quantity: item.quantity,
    selected_options: item.options.map(({ label, title }) => ({ label, value: title })),
    surfaces: await artworkSurfaces(context, item, token),
    answer: answers.get(item.id) ?? null,
  };
}

async function artworkSurfaces(
  { db }: EngineContext,
  { design_id, design_revision }: OrderItemView,
  token: string,
): Promise<ArtworkSurface[]> {
  const design = design_id === null ? null : await findDesign(db, design_id);
  const saved = design && design_revision !== null ? await readRevision(db, design, design_revision) : null;
  if (!saved) return [];
  return surfacesOf(saved.document).map(({ key, title, size }) => ({
    title,
    ...size(saved.document.options),
    picture_url: `/pictures/designs/${saved.design.id}/${saved.revision}.svg?${new URLSearchParams({ surface: key, order: token })}`,
  }));
}

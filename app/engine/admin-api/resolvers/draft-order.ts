import { createDraft } from "../../draft-order-management/create-draft";
import { changedDraft, draftDetails } from "../../draft-order-management/draft-details";
import { addDraftItem, updateDraftItem } from "../../draft-order-management/draft-items";
import { draftProduct, draftProducts } from "../../draft-order-management/draft-products";
import { setDraftAddress, setDraftShippingMethod } from "../../draft-order-management/draft-shipping";
import { setDraftComment, setDraftDiscount } from "../../draft-order-management/draft-terms";
import { findDrafts } from "../../draft-order-management/find-drafts";
import {
  cancelDraft,
  reopenDraft,
  revokeDraftLink,
  sendDraft,
} from "../../draft-order-management/send-draft";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { type AdminContext, requireSession } from "../admin-context";
import type { DraftOrder, Resolvers } from "../resolvers.generated";

export const draftOrderResolvers: Resolvers = {
  Query: {
    async draftOrders(_parent, { filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      return findDrafts(context.db, storeCodes, filter ?? {}, page);
    },
    draftOrder: (_parent, { id }, context) => draftDetails(context, id),
    draftOrderProducts: (_parent, { id, search }, context) => draftProducts(context, id, search),
    draftOrderProduct: (_parent, { id, sku }, context) => draftProduct(context, id, sku),
  },
  Mutation: {
    createDraftOrder: (_parent, { input }, context) => createDraft(context, input),
    addDraftOrderItem: (_parent, { input }, context) => changed(addDraftItem, context, input),
    updateDraftOrderItem: (_parent, { input }, context) => changed(updateDraftItem, context, input),
    setDraftOrderAddress: (_parent, { input }, context) => changed(setDraftAddress, context, input),
    setDraftOrderShippingMethod: (_parent, { input }, context) =>
      changed(setDraftShippingMethod, context, input),
    setDraftOrderDiscount: (_parent, { input }, context) => changed(setDraftDiscount, context, input),
    setDraftOrderComment: (_parent, { input }, context) => changed(setDraftComment, context, input),
    sendDraftOrder: (_parent, { input }, context) => changed(sendDraft, context, input),
    revokeDraftOrderLink: (_parent, { input }, context) => changed(revokeDraftLink, context, input),
    reopenDraftOrder: (_parent, { input }, context) => changed(reopenDraft, context, input),
    cancelDraftOrder: (_parent, { input }, context) => changed(cancelDraft, context, input),
  },
};

/** The draft after a change. */
async function changed<Input extends { id: string }>(
  change: (context: AdminContext, input: Input) => Promise<void>,
  context: AdminContext,
  input: Input,
): Promise<DraftOrder> {
  await change(context, input);
  return changedDraft(context, input.id);
}

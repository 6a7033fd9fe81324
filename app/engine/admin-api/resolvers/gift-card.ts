import { findGiftCard, findGiftCards } from "../../gift-card-management/find-gift-cards";
import { blockForStaff, correctGiftCard, resendGiftCard } from "../../gift-card-management/gift-card-steps";
import { issueForStaff } from "../../gift-card-management/issue-for-staff";
import { giftCardChanges, staffGiftCards } from "../../gift-card-management/staff-gift-cards";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { rowId } from "../../shared/row-id";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const giftCardResolvers: Resolvers = {
  Query: {
    async giftCards(_parent, { filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const wanted = { filter: filter ?? {}, pageSize: readPageSize(pageSize), after: readCursor(after) };
      const { items, endCursor } = await findGiftCards(context.db, storeCodes, wanted);
      return { items: await staffGiftCards(context.db, items), end_cursor: endCursor };
    },
    async giftCard(_parent, { id }, context) {
      const { storeCodes } = await requireSession(context);
      const row = await findGiftCard(context.db, storeCodes, rowId(id));
      if (!row) return null;
      const [card] = await staffGiftCards(context.db, [row]);
      return { ...card, changes: await giftCardChanges(context.db, row) };
    },
  },
  Mutation: {
    async issueGiftCard(_parent, { input }, context) {
      await issueForStaff(context, input);
      return true;
    },
    async resendGiftCard(_parent, { input }, context) {
      await resendGiftCard(context, input);
      return true;
    },
    async correctGiftCard(_parent, { input }, context) {
      await correctGiftCard(context, input);
      return true;
    },
    async blockGiftCard(_parent, { input }, context) {
      await blockForStaff(context, input);
      return true;
    },
  },
};

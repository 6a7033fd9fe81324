import {
  changeOffer,
  createOffer,
  deleteOffer,
  endOffer,
  moveOffer,
  resetOffers,
} from "../../promotion-management/change-offers";
import {
  changePriceCode,
  createPriceCode,
  deletePriceCode,
  endPriceCode,
  resetPriceCode,
} from "../../promotion-management/change-price-codes";
import { exportPriceCodes } from "../../promotion-management/export-price-codes";
import { listPriceCodes } from "../../promotion-management/list-price-codes";
import { readOfferList, staffOffers } from "../../promotion-management/offer-list";
import { findPriceCode, staffPriceCode } from "../../promotion-management/price-code-state";
import { type AdminContext, requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const promotionResolvers: Resolvers = {
  Query: {
    async priceCodes(_parent, { filter }, context) {
      const { storeCodes } = await requireSession(context);
      return listPriceCodes(context.db, storeCodes, filter ?? {});
    },
    async priceCode(_parent, { store_code, code }, context) {
      const { storeCodes } = await requireSession(context);
      if (!storeCodes.includes(store_code)) return null;
      const state = await findPriceCode(context.db, store_code, code);
      return state ? staffPriceCode(state) : null;
    },
    async offers(_parent, { store_code }, context) {
      const { storeCodes } = await requireSession(context);
      if (!storeCodes.includes(store_code)) return null;
      return staffOffers(await readOfferList(context.db, store_code));
    },
  },
  Mutation: {
    createPriceCode: (_parent, { input }, context) => done(createPriceCode, context, input),
    changePriceCode: (_parent, { input }, context) => done(changePriceCode, context, input),
    endPriceCode: (_parent, { input }, context) => done(endPriceCode, context, input),
    resetPriceCode: (_parent, { input }, context) => done(resetPriceCode, context, input),
    deletePriceCode: (_parent, { input }, context) => done(deletePriceCode, context, input),
    exportPriceCodes: (_parent, { filter }, context) => exportPriceCodes(context, filter ?? {}),
    createOffer: (_parent, { input }, context) => done(createOffer, context, input),
    changeOffer: (_parent, { input }, context) => done(changeOffer, context, input),
    endOffer: (_parent, { input }, context) => done(endOffer, context, input),
    moveOffer: (_parent, { input }, context) => done(moveOffer, context, input),
    deleteOffer: (_parent, { input }, context) => done(deleteOffer, context, input),
    resetOffers: (_parent, { input }, context) => done(resetOffers, context, input),
  },
};

/** Carries out a form. @returns true, since GraphQL has no empty response */
async function done<Input>(
  carryOut: (context: AdminContext, input: Input) => Promise<void>,
  context: AdminContext,
  input: Input,
): Promise<true> {
  await carryOut(context, input);
  return true;
}

import { numberOfLink } from "../../fulfillment/staff-order-link";
import { cancelInPartForStaff } from "../../order-management/cancel-in-part";
import { quoteCancellationForStaff } from "../../order-management/cancellation-quote";
import { changeOrders } from "../../order-management/change-orders";
import { exportOrders } from "../../order-management/export-orders";
import { findOrders, type OrderFilter } from "../../order-management/find-orders";
import { changedOrder, orderDetails } from "../../order-management/order-details";
import { scopeOf } from "../../order-management/order-scope";
import {
  addComment,
  cancelForStaff,
  holdForStaff,
  releaseForStaff,
} from "../../order-management/order-steps";
import { orderSummaries } from "../../order-management/order-summaries";
import { countNewOrders, currentVersion } from "../../order-management/order-updates";
import { quoteForStaff, refundForStaff } from "../../order-management/refund-for-staff";
import { printPackingSlips } from "../../packing-slips/print-packing-slips";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { OrderFilterInput, Resolvers } from "../resolvers.generated";

export const orderResolvers: Resolvers = {
  Query: {
    async orders(_parent, { filter, pageSize, after }, context) {
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      const scope = scopeOf(await requireSession(context));
      const { items, endCursor } = await findOrders(context.db, scope, filterOf(filter), page);
      return { items: await orderSummaries(context.db, items), end_cursor: endCursor };
    },
    newOrders: (_parent, { since }, context) => countNewOrders(context, since),
    orderVersion: (_parent, { number }, context) => currentVersion(context, number),
    order: (_parent, { number }, context) => orderDetails(context, number),
    orderOfLink: (_parent, { token }, context) => numberOfLink(context, token),
    cancellationQuote: (_parent, { number, cancellation }, context) =>
      quoteCancellationForStaff(context, number, cancellation),
    refundQuote: (_parent, { number, refund }, context) => quoteForStaff(context, number, refund),
  },
  Mutation: {
    addOrderComment: async (_parent, { input }, context) =>
      changedOrder(context, await addComment(context, input)),
    holdOrder: async (_parent, { input, askBuyer }, context) =>
      changedOrder(context, await holdForStaff(context, input, askBuyer === true)),
    releaseOrder: async (_parent, { input }, context) =>
      changedOrder(context, await releaseForStaff(context, input)),
    addOrderComments: (_parent, { input }, context) =>
      changeOrders(input, (form) => addComment(context, form)),
    holdOrders: (_parent, { input }, context) =>
      changeOrders(input, (form) => holdForStaff(context, form, false)),
    releaseOrders: (_parent, { input }, context) =>
      changeOrders(input, (form) => releaseForStaff(context, form)),
    printPackingSlips: (_parent, { numbers }, context) => printPackingSlips(context, numbers),
    cancelOrder: async (_parent, { input }, context) =>
      changedOrder(context, await cancelForStaff(context, input)),
    cancelOrderInPart: async (_parent, { input }, context) =>
      changedOrder(context, await cancelInPartForStaff(context, input)),
    createRefund: async (_parent, { input }, context) =>
      changedOrder(context, await refundForStaff(context, input)),
    exportOrders: (_parent, { filter }, context) => exportOrders(context, filterOf(filter)),
  },
};

function filterOf(filter: OrderFilterInput | null | undefined): OrderFilter {
  return {
    search: filter?.search,
    status: filter?.status,
    storeCode: filter?.store_code,
    problem: filter?.problem,
  };
}

import {
  changeCoupon,
  createCoupon,
  deleteCoupon,
  resetCoupon,
} from "../../coupon-management/change-coupons";
import { exportCoupons } from "../../coupon-management/export-coupons";
import { findShopCoupon, listCoupons, staffCoupons } from "../../coupon-management/list-coupons";
import { couponReportForStaff } from "../../report-management/staff-reports";
import { readPageSize, readTextCursor } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const couponResolvers: Resolvers = {
  Query: {
    async coupons(_parent, { filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const wanted = {
        filter: filter ?? {},
        pageSize: readPageSize(pageSize),
        after: readTextCursor(after),
      };
      const { items, endCursor } = await listCoupons(context.db, storeCodes, wanted);
      return { items: await staffCoupons(context.db, items), end_cursor: endCursor };
    },
    async coupon(_parent, { store_code, code }, context) {
      const { storeCodes } = await requireSession(context);
      if (!storeCodes.includes(store_code)) return null;
      const rows = await findShopCoupon(context.db, store_code, code).execute();
      const [coupon] = await staffCoupons(context.db, rows);
      return coupon ?? null;
    },
    couponReport: (_parent, { period }, context) => couponReportForStaff(context, period),
  },
  Mutation: {
    async createCoupon(_parent, { input }, context) {
      await createCoupon(context, input);
      return true;
    },
    async changeCoupon(_parent, { input }, context) {
      await changeCoupon(context, input);
      return true;
    },
    async resetCoupon(_parent, { input }, context) {
      await resetCoupon(context, input);
      return true;
    },
    async deleteCoupon(_parent, { input }, context) {
      await deleteCoupon(context, input);
      return true;
    },
    exportCoupons: (_parent, { filter }, context) => exportCoupons(context, filter ?? {}),
  },
};

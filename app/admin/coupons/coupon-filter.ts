import type { CouponFilterInput, CouponState } from "../documents.generated";

/** States of coupons in words. */
export const couponStates: Record<CouponState, string> = {
  ACTIVE: "Active",
  PLANNED: "Starts later",
  ENDED: "Ended",
  INACTIVE: "Deactivated",
};

/** The filter of the list's address. */
export interface CouponFilter {
  search: string;
  state: string;
  store: string;
}

/** Reads the filter from an address; an unknown state is left out. */
export function readCouponFilter(query: URLSearchParams): CouponFilter {
  const state = query.get("state") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    state: Object.hasOwn(couponStates, state) ? state : "",
    store: query.get("store") ?? "",
  };
}

/** The filter as the staff's API takes it. */
export function filterInput({ search, state, store }: CouponFilter): CouponFilterInput {
  return {
    search: search || null,
    state: (state || null) as CouponState | null,
    store_code: store || null,
  };
}

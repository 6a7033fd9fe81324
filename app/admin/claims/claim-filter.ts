import type { ClaimFilterInput, ClaimReason, ClaimStatus, ClaimWish } from "../documents.generated";
import { statusOf } from "../ui/status-filter";

/** Longer texts are neither addresses nor order numbers. */
const MAX_SEARCH_LENGTH = 200;

/** The open ones are to be worked on, and therefore the first choice. */
export const claimStatuses: Record<ClaimStatus | "ANY", string> = {
  OPEN: "Open",
  REPLACED: "To be remade",
  REFUNDED: "Refunded",
  DECLINED: "Declined",
  ANY: "Any status",
};

export const claimReasons: Record<ClaimReason, string> = {
  DAMAGED: "Damaged",
  WRONG_ITEM: "Not what was ordered",
  MISPRINTED: "Not printed well",
  NOT_RECEIVED: "Never arrived",
  OTHER: "Something else",
};

export const claimWishes: Record<ClaimWish, string> = { REPLACE: "A remake", REFUND: "A refund" };

/** Buyers are promised a reply within two business days. */
export const claimAges: Record<string, string> = {
  "2": "2 days or more",
  "7": "7 days or more",
  "30": "30 days or more",
};

/** The filter of a list's address. */
export interface ClaimFilter {
  search: string;
  status: keyof typeof claimStatuses;
  reason: string;
  wish: string;
  days: string;
  store: string;
}

/** Reads the filter from an address; unknown values are left out. */
export function readClaimFilter(query: URLSearchParams): ClaimFilter {
  const known = (name: string, titles: object) => {
    const value = query.get(name) ?? "";
    return Object.hasOwn(titles, value) ? value : "";
  };
  return {
    search: (query.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    status: statusOf<ClaimFilter["status"]>(query, claimStatuses),
    reason: known("reason", claimReasons),
    wish: known("wish", claimWishes),
    days: known("days", claimAges),
    store: query.get("store") ?? "",
  };
}

/** The filter as the staff's API takes it. */
export function claimFilterInput(filter: ClaimFilter): ClaimFilterInput {
  const { search, status, reason, wish, days, store } = filter;
  return {
    search: search || null,
    status: status === "ANY" ? null : status,
    reason: (reason || null) as ClaimReason | null,
    wish: (wish || null) as ClaimWish | null,
    days: days ? Number(days) : null,
    store_code: store || null,
  };
}

import type { AbandonedCartQuery } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { CartView } from "../cart-view";
import type { OverviewLine } from "../lines/cart-overview";
import { lineName } from "../lines/overview-lines";

export type AbandonedCartView =
  | { kind: "own"; cart: CartView }
  | { kind: "empty" }
  | { kind: "unreadable" }
  | { kind: "waiting"; lines: OverviewLine[]; total: MoneyAmount | null; comesAlong: number }
  | { kind: "login"; loginPath: string }
  | { kind: "closed"; why: WhyClosed; hasCart: boolean; isLoggedIn: boolean };

export type WhyClosed = "ordered" | "foreign" | "gone" | "expired";

type WaitingCart = NonNullable<NonNullable<AbandonedCartQuery["abandonedCart"]>["cart"]>;

/** @param token of the link; it authorizes viewing the cart's designs */
export function abandonedCartLines(cart: WaitingCart, token: string): OverviewLine[] {
  return (cart.itemsV2?.items ?? []).flatMap((item) => {
    if (!item) return [];
    const design = item.extra_info?.original_image_url;
    const seen = design && `${design}?${new URLSearchParams({ reminder: token })}`;
    return {
      uid: item.uid,
      name: lineName(item.product.name, item.extra_info?.is_free_gift),
      quantity: item.quantity,
      options: item.extra_info?.tool_options ?? "",
      rowTotal: item.prices?.row_total ?? null,
      picture: seen ?? item.product.thumbnail?.url ?? null,
    };
  });
}

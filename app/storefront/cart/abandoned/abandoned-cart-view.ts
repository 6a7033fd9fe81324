import type { AbandonedCartQuery } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { CartView } from "../cart-view";

export type AbandonedCartView =
  | { kind: "own"; cart: CartView }
  | { kind: "empty" }
  | { kind: "unreadable" }
  | { kind: "waiting"; lines: AbandonedCartLine[]; total: MoneyAmount | null; comesAlong: number }
  | { kind: "login"; loginPath: string }
  | { kind: "closed"; why: WhyClosed; hasCart: boolean; isLoggedIn: boolean };

export type WhyClosed = "ordered" | "foreign" | "gone" | "expired";

export interface AbandonedCartLine {
  uid: string;
  name: string;
  quantity: number;
  /** Such as "Metal: Silver, Size: Small". */
  options: string;
  rowTotal: MoneyAmount | null;
  picture: string | null;
}

/** The lines of the shopper's own cart. */
export function ownLines({ lines }: CartView): AbandonedCartLine[] {
  return lines.map(({ uid, name, quantity, picture, options, rowTotal, offer, isFreeGift }) => ({
    uid,
    name: lineName(name, isFreeGift),
    quantity,
    picture,
    rowTotal: offer?.rowTotal ?? rowTotal,
    options: options.map(({ label, value }) => `${label}: ${value}`).join(", "),
  }));
}

type WaitingCart = NonNullable<NonNullable<AbandonedCartQuery["abandonedCart"]>["cart"]>;

/** @param token of the link; it authorizes viewing the cart's designs */
export function abandonedCartLines(cart: WaitingCart, token: string): AbandonedCartLine[] {
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

function lineName(name: string | null, isFreeGift: boolean | null | undefined): string {
  return isFreeGift ? `Free gift: ${name}` : (name ?? "");
}

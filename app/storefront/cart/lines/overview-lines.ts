import type { CartView } from "../cart-view";
import type { OverviewLine } from "./cart-overview";

/** The lines of a cart for its overview. */
export function overviewLines({ lines }: CartView): OverviewLine[] {
  return lines.map(({ uid, name, quantity, picture, options, rowTotal, offer, isFreeGift }) => ({
    uid,
    name: lineName(name, isFreeGift),
    quantity,
    picture,
    rowTotal: offer?.rowTotal ?? rowTotal,
    options: options.map(({ label, value }) => `${label}: ${value}`).join(", "),
  }));
}

/** A line's name where only its name is shown. */
export function lineName(name: string | null, isFreeGift: boolean | null | undefined): string {
  return isFreeGift ? `Free gift: ${name}` : (name ?? "");
}

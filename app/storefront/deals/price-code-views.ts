import type { DealsQuery } from "~/provider/contract/documents.generated";
import { productPath } from "../catalog/catalog-paths";
import { lastDay } from "../offers/last-day";

/** The price codes that run at `now`, each with the link that gives it to this browser. */
export function priceCodeViews(priceCodes: DealsQuery["publicPriceCodes"], now: Date) {
  return priceCodes
    .filter(({ ends_at }) => !ends_at || Date.parse(ends_at) > now.getTime())
    .map(({ code, title, ends_at, show_timer, url_key }) => ({
      title,
      href: `${url_key ? productPath({ url_key }) : "/"}?${new URLSearchParams({ cc: code })}`,
      endsAt: ends_at ?? null,
      /** Such as "Until November 30, 2026". */
      ends: ends_at ? `Until ${lastDay(ends_at)}` : "No end date",
      showTimer: show_timer,
    }));
}

export type PriceCodeView = ReturnType<typeof priceCodeViews>[number];

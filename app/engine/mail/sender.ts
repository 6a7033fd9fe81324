import type { Settings } from "~/settings.server";
import { ownBrand } from "../shared/store-settings";

type Sender = Pick<Settings, "brand" | "brandsDirectory" | "mailFrom" | "shopEmail">;

/** Who sends a store's letters, such as "My Shop <hello@shop.example>": MAIL_FROM, else its brand. */
export function senderOf(settings: Sender): string {
  if (settings.mailFrom) return settings.mailFrom;
  const { name, email } = ownBrand(settings);
  return `"${name.replace(/["\\]/g, "")}" <${email}>`;
}

/** Where letters to the shop itself go: SHOP_EMAIL, else the bare address of the sender. */
export function shopEmailOf(settings: Sender): string {
  return settings.shopEmail ?? /<([^<>]+)>\s*$/.exec(senderOf(settings))?.[1] ?? senderOf(settings).trim();
}

import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";

type Sender = Pick<Settings, "brand" | "brandsDirectory" | "mailFrom" | "shopEmail">;

/** Who sends a store's emails, such as "My Shop <hello@shop.example>": MAIL_FROM, else its brand. */
export function senderOf(settings: Sender): string {
  if (settings.mailFrom) return settings.mailFrom;
  const { name, email } = brandOf(settings);
  return `"${name.replace(/["\\]/g, "")}" <${email}>`;
}

/** Where emails to the shop itself go: SHOP_EMAIL, else the bare address of the sender. */
export function shopEmailOf(settings: Sender): string {
  return settings.shopEmail ?? /<([^<>]+)>\s*$/.exec(senderOf(settings))?.[1] ?? senderOf(settings).trim();
}

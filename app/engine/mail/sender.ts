import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";

type Sender = Pick<Settings, "brand" | "brandsDirectory" | "mailFrom" | "shopEmail">;

/** Sender of a store's emails, such as "My Shop <hello@shop.example>": MAIL_FROM, otherwise the brand's. */
export function senderOf(settings: Sender): string {
  if (settings.mailFrom) return settings.mailFrom;
  const { name, email } = brandOf(settings);
  return `"${name.replace(/["\\]/g, "")}" <${email}>`;
}

/** Recipient of emails to the store itself: SHOP_EMAIL, otherwise the sender's address. */
export function shopEmailOf(settings: Sender): string {
  return settings.shopEmail ?? /<([^<>]+)>\s*$/.exec(senderOf(settings))?.[1] ?? senderOf(settings).trim();
}

import { z } from "zod";

/** Who sends and who gets the shop's letters, and where their links lead. */

const WRONG_URLS = "must be like mpc=https://one.example,neon=https://two.example";

export const letterFields = {
  SMTP_URL: z.string().url().optional(),
  MAIL_FROM: z.string().min(1).optional(),
  SHOP_EMAIL: z.string().email().optional(),
  STORE_URLS: z.string().default("").transform(readStoreUrls),
};

export interface LetterSettings {
  smtpUrl: string | undefined;
  /** Sender of every letter; without it each store's brand. */
  mailFrom: string | undefined;
  /** Where letters to the shop itself go; without it the address of the sender. */
  shopEmail: string | undefined;
  /** Where shoppers see the stores that PUBLIC_URL is not the address of, by their codes, without a slash at the end. */
  storeUrls: Record<string, string>;
}

export function letterSettings(values: {
  SMTP_URL?: string;
  MAIL_FROM?: string;
  SHOP_EMAIL?: string;
  STORE_URLS: Record<string, string>;
}): LetterSettings {
  return {
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    shopEmail: values.SHOP_EMAIL,
    storeUrls: values.STORE_URLS,
  };
}

/** "neon=https://neon.example/" → { neon: "https://neon.example" } */
function readStoreUrls(list: string, context: z.RefinementCtx): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const entry of list.split(",").filter((part) => part.trim() !== "")) {
    const [, code, url] = /^\s*([a-z][a-z0-9_]{0,31})=(https?:\/\/[^\s/]\S*?)\/*\s*$/.exec(entry) ?? [];
    if (code && url && URL.canParse(url)) urls[code] = url;
    else context.addIssue({ code: "custom", message: WRONG_URLS });
  }
  return urls;
}

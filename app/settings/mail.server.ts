import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const WRONG_URLS = "must be like mpc=https://one.example,neon=https://two.example";

export const mailGroup = settingGroup("Email", {
  SMTP_URL: {
    type: z.string().url(),
    description:
      "Mail server, such as `smtps://user:password@mail.example:465`; without it emails are written to `DATA_DIR/mail`",
  },
  MAIL_FROM: {
    type: z.string().min(1),
    documentedDefault: "name and address of the store's brand",
    description: "Sender of every email of this process, for all stores: `My Shop <hello@shop.example>`",
  },
  SHOP_EMAIL: {
    type: z.string().email(),
    documentedDefault: "the sender's address",
    description:
      "Address at which the shop receives messages, reviews and questions, for all stores of this process",
  },
  STORE_URLS: {
    type: z.string().transform(readStoreUrls),
    default: "",
    description:
      "Addresses of stores other than that of `PUBLIC_URL`, by their codes: `neon=https://neon.example`",
  },
});

export type MailSettings = ReturnType<typeof mailSettings>;

/** Sender and recipient of the store's emails, and the base of their links. */
export function mailSettings(values: z.infer<typeof mailGroup.schema>) {
  return {
    smtpUrl: values.SMTP_URL,
    /** Sender of every email; default: each store's brand. */
    mailFrom: values.MAIL_FROM,
    /** Recipient of emails to the store itself; default: the sender's address. */
    shopEmail: values.SHOP_EMAIL,
    /** URLs of stores that differ from PUBLIC_URL, by store code, without a trailing slash. */
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

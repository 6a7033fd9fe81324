import type { Row } from "~/engine/database/schema";
import type { EngineFixture } from "./engine-fixture";

type SentEmail = Row<"mail_outbox">;

/** Where emails to the shop go when nothing is set: its brand's address. */
export const SHOP_EMAIL = "hello@mypetcanvas.example";

/** The emails to an address, the first one first. */
export function emailsTo(engine: EngineFixture, recipient: string): Promise<SentEmail[]> {
  return engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
}

/** The token of the first link in an email that has one. */
export function linkToken(message: SentEmail | undefined): string {
  return /[?&]token=([\w.-]+)/.exec(message?.text_body ?? "")?.[1] ?? "no token in the letter";
}

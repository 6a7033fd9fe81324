import type { Row } from "~/engine/database/schema";
import type { EngineFixture } from "./engine-fixture";

type SentEmail = Row<"mail_outbox">;

/** Default recipient of emails to the store: its brand's address. */
export const SHOP_EMAIL = "hello@mypetcanvas.example";

/** The emails to an address, oldest first. */
export function emailsTo(engine: EngineFixture, recipient: string): Promise<SentEmail[]> {
  return engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
}

/** The token of the first link with a token in an email. */
export function linkToken(message: SentEmail | undefined): string {
  return /[?&]token=([\w.-]+)/.exec(message?.text_body ?? "")?.[1] ?? "no token in the letter";
}

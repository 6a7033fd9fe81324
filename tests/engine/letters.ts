import type { Row } from "~/engine/database/schema";
import type { EngineFixture } from "./engine-fixture";

type Letter = Row<"mail_outbox">;

/** Where letters to the shop go when nothing is set: its brand's address. */
export const SHOP_EMAIL = "hello@mypetcanvas.example";

/** The letters to an address, the first one first. */
export function lettersTo(engine: EngineFixture, recipient: string): Promise<Letter[]> {
  return engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
}

/** The token of the first link in a letter that has one. */
export function linkToken(letter: Letter | undefined): string {
  return /[?&]token=([\w.-]+)/.exec(letter?.text_body ?? "")?.[1] ?? "no token in the letter";
}

import type { Row } from "../database/schema";
import { sha256 } from "../shared/secrets";

/**
 * The Message-ID of an email, the same for every attempt, so that duplicates can be detected.
 * @param from the sender, such as "My Shop <hello@shop.example>"
 */
export function messageId(
  { id, created_at, recipient }: Pick<Row<"mail_outbox">, "id" | "created_at" | "recipient">,
  from: string,
): string {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? "shop.invalid";
  return `<${sha256(`${id} ${created_at} ${recipient}`).slice(0, 32)}@${domain}>`;
}

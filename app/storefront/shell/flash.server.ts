import { z } from "zod";
import { flashCookie, readJsonCookie, wasSent } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

const messageSchema = z.object({
  kind: z.enum(["success", "error"]),
  text: z.string(),
  /** What was typed into a newsletter form and rejected, and the id of its field. */
  newsletter: z.object({ email: z.string(), field: z.string() }).optional(),
});

/** A message shown once, on the next page. */
export type ShopMessage = z.infer<typeof messageSchema>;
export type MessageKind = ShopMessage["kind"];

/** Messages of the responses in progress. */
const kept = new WeakMap<Provider, ShopMessage>();

/**
 * Stores a message for the next page; the action sends `provider.headers()` with its response. Two messages of one
 * response are combined, such as a successful login and a changed cart. An empty text stores nothing.
 */
export function flash(
  provider: Provider,
  kind: MessageKind,
  text: string,
  typed: Pick<ShopMessage, "newsletter"> = {},
): void {
  if (text === "") return;
  const message = { ...added(kept.get(provider), { kind, text }), ...typed };
  kept.set(provider, message);
  provider.keepCookie(flashCookie, JSON.stringify(message));
}

function added(before: ShopMessage | undefined, message: ShopMessage): ShopMessage {
  if (!before || before.text === message.text) return message;
  const kind = before.kind === "error" ? "error" : message.kind;
  return { kind, text: `${before.text} ${message.text}` };
}

/** Returns the message for this page, and deletes it with the response headers; null when there is none. */
export async function takeMessage(request: Request, provider: Provider): Promise<ShopMessage | null> {
  if (!wasSent(request, flashCookie)) return null;
  provider.keepCookie(flashCookie, null);
  return readJsonCookie(request, flashCookie, messageSchema);
}

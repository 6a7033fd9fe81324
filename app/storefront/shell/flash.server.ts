import { z } from "zod";
import { flashCookie, readJsonCookie, wasSent } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

const messageSchema = z.object({ kind: z.enum(["success", "error"]), text: z.string() });

/** A message shown once, on the next page. */
export type ShopMessage = z.infer<typeof messageSchema>;
export type MessageKind = ShopMessage["kind"];

/** What the answers under way will say. */
const kept = new WeakMap<Provider, ShopMessage>();

/**
 * Keeps a message for the next page; the action sends `provider.headers()` with its answer. Of two in one answer both
 * are said, such as that a login worked and that something of the cart is not as it was. Nothing to say keeps nothing.
 */
export function flash(provider: Provider, kind: MessageKind, text: string): void {
  if (text === "") return;
  const message = added(kept.get(provider), { kind, text });
  kept.set(provider, message);
  provider.keepCookie(flashCookie, JSON.stringify(message));
}

function added(before: ShopMessage | undefined, message: ShopMessage): ShopMessage {
  if (!before || before.text === message.text) return message;
  const kind = before.kind === "error" ? "error" : message.kind;
  return { kind, text: `${before.text} ${message.text}` };
}

/** The message kept for this page, and forgotten with its headers; null when there is none. */
export async function takeMessage(request: Request, provider: Provider): Promise<ShopMessage | null> {
  if (!wasSent(request, flashCookie)) return null;
  provider.keepCookie(flashCookie, null);
  return readJsonCookie(request, flashCookie, messageSchema);
}

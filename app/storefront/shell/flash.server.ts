import { flashCookie, readCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

export type MessageKind = "success" | "error";

/** A message shown once, on the next page. */
export interface ShopMessage {
  kind: MessageKind;
  text: string;
}

/** Keeps a message for the next page; the action sends `provider.headers()` with its answer. */
export function flash(provider: Provider, kind: MessageKind, text: string): void {
  provider.keepCookie(flashCookie, JSON.stringify({ kind, text } satisfies ShopMessage));
}

/** The message kept for this page, and forgotten with its headers; null when there is none. */
export async function takeMessage(request: Request, provider: Provider): Promise<ShopMessage | null> {
  const kept = await readCookie(request, flashCookie);
  if (!kept) return null;
  provider.keepCookie(flashCookie, null);
  return JSON.parse(kept) as ShopMessage;
}

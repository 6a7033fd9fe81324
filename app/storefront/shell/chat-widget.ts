/** Milliseconds between checks for the widget while its script is loading (specification §4 "Live chat"). */
const CHAT_POLL = 500;

/** Global functions that each supported chat widget exposes to open it. */
export interface ChatGlobals {
  LiveChatWidget?: { call(command: string): void };
  Tawk_API?: { maximize?: () => void };
  zE?: (part: string, command: string) => void;
}

/** Opens the page's chat widget; returns false while it is missing. */
export function openWidget(page: ChatGlobals): boolean {
  if (page.LiveChatWidget) page.LiveChatWidget.call("maximize");
  else if (page.Tawk_API?.maximize) page.Tawk_API.maximize();
  else if (page.zE) page.zE("messenger", "open");
  else return false;
  return true;
}

/** Opens the widget as soon as its script has created it. @returns a function that stops waiting */
export function openWhenThere(page: ChatGlobals, onOpen: () => void): () => void {
  const timer = setInterval(() => {
    if (!openWidget(page)) return;
    clearInterval(timer);
    onOpen();
  }, CHAT_POLL);
  return () => clearInterval(timer);
}

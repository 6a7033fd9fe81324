/** Milliseconds between looks for the widget whose script was asked for (specification §4 "Live chat"). */
const CHAT_POLL = 500;

/** The globals by which chat services let their widgets be opened. */
export interface ChatGlobals {
  LiveChatWidget?: { call(command: string): void };
  Tawk_API?: { maximize?: () => void };
  zE?: (part: string, command: string) => void;
}

/** Opens the page's chat widget; false while no widget is there. */
export function openWidget(page: ChatGlobals): boolean {
  if (page.LiveChatWidget) page.LiveChatWidget.call("maximize");
  else if (page.Tawk_API?.maximize) page.Tawk_API.maximize();
  else if (page.zE) page.zE("messenger", "open");
  else return false;
  return true;
}

/** Opens the widget as soon as its script has brought it. @returns a function that gives up */
export function openWhenThere(page: ChatGlobals, onOpen: () => void): () => void {
  const timer = setInterval(() => {
    if (!openWidget(page)) return;
    clearInterval(timer);
    onOpen();
  }, CHAT_POLL);
  return () => clearInterval(timer);
}

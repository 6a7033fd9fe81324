/** Milliseconds between checks for the widget while its script is loading (specification §4 "Live chat"). */
const CHAT_POLL = 500;

/** Milliseconds after which a widget that has not appeared is given up: its service is blocked, or down. */
const CHAT_PATIENCE = 20_000;

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

interface Outcome {
  onOpen: () => void;
  /** The widget did not appear within 20 seconds. */
  onGiveUp: () => void;
}

/** Opens the widget as soon as its script has created it. @returns a function that stops waiting, with no outcome */
export function openWhenThere(page: ChatGlobals, { onOpen, onGiveUp }: Outcome): () => void {
  const stop = () => {
    clearInterval(checks);
    clearTimeout(end);
  };
  const checks = setInterval(() => {
    if (!openWidget(page)) return;
    stop();
    onOpen();
  }, CHAT_POLL);
  const end = setTimeout(() => {
    stop();
    onGiveUp();
  }, CHAT_PATIENCE);
  return stop;
}

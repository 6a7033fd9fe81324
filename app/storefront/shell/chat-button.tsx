import { useEffect, useRef, useState } from "react";
import { loadThirdParty, unloadThirdParty } from "../traffic/service-script";
import type { ThirdParty } from "../traffic/third-parties";
import { ChatIcon } from "../ui/icons";
import { Status } from "../ui/live-region";
import { type ChatGlobals, openWhenThere, openWidget } from "./chat-widget";

const labels = {
  closed: "Chat with us",
  opening: "Opening chat…",
  failed: "Chat isn't available. Try again?",
};

/**
 * Opens the live chat. Its script is loaded by the first click (specification §4). A chat that does not open says so, and can be tried again.
 */
export function ChatButton({ chat }: { chat: ThirdParty }) {
  const [state, setState] = useState<keyof typeof labels>("closed");
  const giveUp = useRef<() => void>();
  useEffect(() => () => giveUp.current?.(), []);

  const open = () => {
    const page: Window & ChatGlobals = window;
    if (openWidget(page)) return;
    loadThirdParty(chat);
    setState("opening");
    giveUp.current?.();
    giveUp.current = openWhenThere(page, {
      onOpen: () => setState("closed"),
      onGiveUp() {
        unloadThirdParty(chat);
        setState("failed");
      },
    });
  };
  return (
    <button
      type="button"
      onClick={open}
      className="scripted-only fixed bottom-6 right-6 z-30 hidden min-h-[48px] items-center gap-2 rounded-full bg-pine px-5 font-semibold text-on-pine shadow-float hover:bg-ink hover:text-on-ink lg:flex"
    >
      <ChatIcon />
      <Status as="span">{labels[state]}</Status>
    </button>
  );
}

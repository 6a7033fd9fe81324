import { lazy, memo, Suspense } from "react";
import type { ThirdParty } from "../traffic/third-parties";
import { ChatButton as RenderedButton } from "./chat-button.server";

const ChatButton =
  RenderedButton ?? lazy(async () => ({ default: (await import("./chat-button")).ChatButton }));

/** The button of the live chat, if the shop has one and the shopper has consented; only on desktops (specification §2). */
export const LiveChat = memo(function LiveChat({ parties }: { parties: ThirdParty[] }) {
  const chat = parties.find(({ key }) => key === "liveChat");
  if (!chat) return null;
  return (
    <Suspense>
      <ChatButton chat={chat} />
    </Suspense>
  );
});

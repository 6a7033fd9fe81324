import { useEffect, useState } from "react";
import { Notice } from "../ui/notice";
import type { ShopMessage } from "./flash.server";

/** How long a message stays, in milliseconds a character (specification §9); none without JavaScript. */
const STAY = 75;

/** The message kept for this page. It leaves by itself, but not while the shopper points at it. */
export function Messages({ message }: { message: ShopMessage }) {
  const [gone, setGone] = useState<ShopMessage | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setGone(message), message.text.length * STAY);
    return () => clearTimeout(timer);
  }, [message, held]);
  if (message === gone) return null;
  return (
    <div className="snackbar" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <Notice kind={message.kind} className="shadow-float">
        {message.text}
      </Notice>
    </div>
  );
}

import { useState } from "react";
import { useHeldTimer } from "../ui/held-timer";
import { Notice } from "../ui/notice";
import type { ShopMessage } from "./flash.server";

/** How long a message stays, in milliseconds a character (specification §9). */
const STAY = 75;

/** The message kept for this page. It leaves by itself, but not while the shopper points at it or is within it; without JavaScript it stays. */
export function Messages({ message }: { message: ShopMessage }) {
  const [isGone, setGone] = useState(false);
  const { holding } = useHeldTimer(isGone ? null : message.text.length * STAY, () => setGone(true));
  if (isGone) return null;
  return (
    <div className="snackbar" {...holding}>
      <Notice kind={message.kind} className="shadow-float">
        {message.text}
      </Notice>
    </div>
  );
}

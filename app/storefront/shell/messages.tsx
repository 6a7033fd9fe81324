import { useEffect, useState } from "react";
import { useHeldTimer } from "../ui/held-timer";
import { CloseIcon } from "../ui/icons";
import { usesKeyboard } from "../ui/last-input";
import { Notice } from "../ui/notice";
import type { ShopMessage } from "./flash.server";

/** Display time of a message, in milliseconds per character (specification §9). */
const STAY = 75;

/**
 * The message for this page. It disappears automatically, unless the shopper hovers or focuses it; for shoppers who use
 * the keyboard or a screen reader, and without JavaScript, it stays until they close it.
 */
export function Messages({ message }: { message: ShopMessage }) {
  const [isGone, setGone] = useState(false);
  const [stays, setStays] = useState(false);
  useEffect(() => setStays(usesKeyboard()), []);
  const { holding } = useHeldTimer(isGone || stays ? null : message.text.length * STAY, () =>
    setGone(!usesKeyboard()),
  );
  if (isGone) return null;
  return (
    <div className="snackbar" data-stays={stays} {...holding}>
      <Notice kind={message.kind} className="pr-14 shadow-float">
        {message.text}
      </Notice>
      <button
        type="button"
        onClick={() => setGone(true)}
        className="scripted-only pointer-events-auto absolute right-5 top-1 flex h-11 w-11 items-center justify-center rounded-full hover:bg-accent-tint"
      >
        <CloseIcon className="h-5 w-5" />
        <span className="sr-only">Close message</span>
      </button>
    </div>
  );
}

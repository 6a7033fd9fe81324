import { giftMessage } from "./gift-message";

interface OrderedLine {
  gift_wrapping: string | null;
  gift_message: string | null;
}

/** The gift options of an order line, in the form of its other options. */
export function orderedGift({
  gift_wrapping,
  gift_message,
}: OrderedLine): { label: string; title: string }[] {
  const words = giftMessage(gift_message);
  return [
    ...(gift_wrapping ? [{ label: "Gift wrap", title: gift_wrapping }] : []),
    ...(words ? [{ label: "Gift message", title: messageLine(words) }] : []),
  ];
}

/** The message in one line, with recipient and sender. */
export function messageLine({ to, from, message }: { to: string; from: string; message: string }): string {
  return [to && `To ${to}:`, `“${message}”`, from && `From ${from}`].filter(Boolean).join(" ");
}

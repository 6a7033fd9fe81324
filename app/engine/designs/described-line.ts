import { withoutCodeLinks } from "~/design/document/describe-design";
import { isHarmlessLine } from "../shared/find-link";

interface EmailedLine {
  quantity: number;
  name: string;
  /** The design in words; null for a line without a design. */
  description: string | null;
  /** Money of the line, formatted. */
  amount?: string;
}

/**
 * A line of an order in an email to its buyer, with its design in words, for who cannot see the picture. A text with a
 * link, an address or a price is left out, as is what a QR code opens: a guest may have ordered to a stranger's mailbox.
 */
export function describedLine({ quantity, name, description, amount }: EmailedLine): string {
  const line = `${quantity} × ${name}${amount ? `, ${amount}` : ""}`;
  const plain = description && withoutCodeLinks(description);
  return plain && isHarmlessLine(plain) ? `${line}: ${plain}` : line;
}

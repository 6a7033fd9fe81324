import { isHarmlessLine } from "../shared/find-link";

/**
 * A line of an order in an email to its buyer, with its design in words, for who cannot see the picture. A text with a
 * link, an address or a price is left out: a guest may have ordered to a stranger's mailbox.
 */
export function describedLine(line: { quantity: number; name: string; description: string | null }): string {
  const { quantity, name, description } = line;
  const isShown = description !== null && isHarmlessLine(description);
  return `${quantity} × ${name}${isShown ? `: ${description}` : ""}`;
}

import type {
  GiftCardOrigin,
  GiftCardRowFragment,
  GiftCardSelection,
  GiftCardState,
} from "../documents.generated";

export const giftCardStates: Record<GiftCardState, string> = {
  WAITING: "Waits for its day",
  ACTIVE: "Active",
  USED: "Used up",
  BLOCKED: "Blocked",
};

const origins: Record<GiftCardOrigin, string> = {
  ISSUED: "Issued by staff",
  BOUGHT: "Bought",
  SENT: "Sent by a customer",
};

/** What the list can be limited to, in words. */
export const giftCardSelections: Record<GiftCardSelection, string> = {
  ISSUED: "Issued by staff",
  WAITING: "Waiting for their day",
  BLOCKED: "Blocked",
};

/** A card by the end of its code, such as "…7K2M"; staff never see more of it. */
export function endingText({ code_ending }: Pick<GiftCardRowFragment, "code_ending">): string {
  return code_ending ? `…${code_ending}` : "No code yet";
}

export function originText({ origin }: Pick<GiftCardRowFragment, "origin">): string {
  return origin ? origins[origin] : "From an erased account";
}

import type { ReplyKind } from "../documents.generated";

interface ReplyKindTexts {
  title: string;
  /** Needed to send such replies, and to change their templates. */
  permission: string;
  /** What its templates may have in double braces. */
  placeholders: string;
  /** Characters. */
  limit: number;
}

const OF_ORDER = "{{first_name}}, {{order_number}}, {{product}}, {{shop}}, {{staff_name}}";

/** Replies that have templates, in words. */
export const replyKinds: Record<ReplyKind, ReplyKindTexts> = {
  CLAIM: { title: "Claims", permission: "sales.claims", placeholders: OF_ORDER, limit: 1000 },
  PROOF: { title: "Proofs", permission: "sales.proofs", placeholders: OF_ORDER, limit: 1000 },
  QUESTION: {
    title: "Questions",
    permission: "questions.answer",
    placeholders: "{{first_name}}, {{product}}, {{shop}}",
    limit: 3000,
  },
  CONTACT_MESSAGE: {
    title: "Contact messages",
    permission: "customers.messages",
    placeholders: "{{first_name}}, {{shop}}, {{staff_name}}",
    limit: 3000,
  },
};

export function isReplyKind(text: string): text is ReplyKind {
  return Object.hasOwn(replyKinds, text);
}
